import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** What no boundary could show. */
const logMountError = (error: unknown) => console.error('Error while mounting app:', error)

const options = { onUncaughtError: logMountError }

/**
 * Takes the page over in small pieces, between which the browser answers the reader: as a transition, React may pause.
 * `gatsby develop` sends an empty page, which is drawn instead.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    try {
      if (container.hasChildNodes()) hydrateRoot(container, element, options)
      else createRoot(container, options).render(element)
    } catch (error) {
      logMountError(error)
    }
  })
}
