import { startTransition, type ReactElement } from 'react'
import { isAppError } from '@galley/core/app-error'
import { REACT_ID_PREFIX } from '@galley/core/own-ids'
import { NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import type {} from '@galley/start/window'
import { createRoot, hydrateRoot } from 'react-dom/client'

const logMountError = (error: unknown) => console.error('Error while mounting app:', error)

/** Shows a caught error in Gatsby's overlay, which names the line of code. Waits, because Fast Refresh clears the overlay after the failed render. */
const showCaughtError = (error: unknown) =>
  isAppError(error) ? console.error(error) : setTimeout(reportError, 0, error)

const readOptions = () => ({
  identifierPrefix: REACT_ID_PREFIX,
  onUncaughtError: logMountError,
  ...(process.env.NODE_ENV === 'development' && { onCaughtError: showCaughtError }),
})

/** True if the server sent the 404 page for an existing page, because a rule rejected the page. */
const isRejected = () =>
  window.pagePath === NOT_FOUND_PAGE &&
  window.___loader?.loadPageSync(location.pathname + location.search)?.page?.path !== NOT_FOUND_PAGE

/**
 * Hydrates the page as a transition, in which React pauses to let the browser handle input. Renders the page anew if its HTML is empty, as in
 * `gatsby develop`, or if the server rejected the page.
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
