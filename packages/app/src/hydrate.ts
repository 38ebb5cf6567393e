import { startTransition, type ReactElement } from 'react'
import { isAppError } from '@galley/core/app-error'
import { REACT_ID_PREFIX } from '@galley/core/own-ids'
import { NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import type {} from '@galley/start/window'
import { createRoot, hydrateRoot } from 'react-dom/client'

const logMountError = (error: unknown) => console.error('Error while mounting app:', error)

/** Gatsby's overlay has the line, which the error screen has not. Fast Refresh clears the overlay after the render that failed. */
const showCaughtError = (error: unknown) =>
  isAppError(error) ? console.error(error) : setTimeout(reportError, 0, error)

const readOptions = () => ({
  identifierPrefix: REACT_ID_PREFIX,
  onUncaughtError: logMountError,
  ...(process.env.NODE_ENV === 'development' && { onCaughtError: showCaughtError }),
})

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
      if (container.hasChildNodes() && !isRejected()) hydrateRoot(container, element, readOptions())
      else createRoot(container, readOptions()).render(element)
    } catch (error) {
      logMountError(error)
    }
  })
}
