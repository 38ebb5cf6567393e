import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Takes the page over in small pieces, between which the browser answers the reader: as a transition, React may pause.
 * `gatsby develop` sends an empty page, which is drawn instead.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
