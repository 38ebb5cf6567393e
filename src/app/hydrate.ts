import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { NOT_FOUND_PAGE } from '~/lib/server-manifest'

const logMountError = (error: unknown) => console.error('Error while mounting app:', error)

const options = { onUncaughtError: logMountError }

/** Whether the server sent the 404 page for a page that there is: a rule rejected it. */
const isRejected = () =>
  window.pagePath === NOT_FOUND_PAGE &&
  window.___loader?.loadPageSync(location.pathname + location.search)?.page?.path !== NOT_FOUND_PAGE

/**
 * Takes the page over in small pieces, between which the browser answers the reader: as a transition, React may pause.
 * `gatsby develop` sends an empty page, which is rendered instead, and so is a page that was rejected.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    try {
      if (container.hasChildNodes() && !isRejected()) hydrateRoot(container, element, options)
      else createRoot(container, options).render(element)
    } catch (error) {
      logMountError(error)
    }
  })
}
