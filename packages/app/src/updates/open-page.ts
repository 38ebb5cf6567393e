import { dropBasePath } from '@galley/core/base-path'
import { NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { withTimeLimit } from '@galley/core/time-limit'
import { type LoadedPage, replaceNavigation } from '@galley/gatsby/browser'
import { site } from '@galley/site'
import { loadDocument, reloadPage } from '@galley/start/load-document'
import { drafts } from '@galley/theme/hooks/draft-store'
import { loadOwnIcons } from '@galley/ui/icon'
import { loadingBar } from '@galley/ui/loading-bar'
import { type BuildAnswer, checkBuild, isCurrentSince, isUpdated } from './build-watch'
import { explainFailure, tryAgain } from './recover-part'

/** Maximum time in milliseconds for the load of a page. */
export const PAGE_TIMEOUT_MS = 10_000

export const pathAndQuery = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/** Times at which all resources of a page had loaded, by its path. */
const arrivals = new Map<string, number>()
let shown = ''
/** Number of pages opened so far. */
let lastOpened = 0

/** Notes the page that the router shows now. */
export function noteShownPage(location: Location) {
  shown = pathAndQuery(location)
  loadingBar.finish()
}

/**
 * Opens a page. Gatsby would mix pages of two builds, so the router shows a page only if the published build is still the build of this page. The
 * browser loads the full URL in three cases: the build is newer, the code of the page is missing, or the build does not have the page.
 * @param show Shows the page in the router.
 * @param load Loads the page in the browser.
 */
function openPage(url: URL, show: () => void, load: () => void) {
  const target = pathAndQuery(url)
  if (!isUpdated() && (target === shown || isSeen(target, dropBasePath(url.pathname, site.basePath)))) show()
  else void waitForPage(target, show, load)
}

async function waitForPage(target: string, show: () => void, load: () => void) {
  lastOpened += 1
  const turn = lastOpened
  loadingBar.start()
  // After an update the browser loads the page, so there is nothing to preload. The site must respond first, or else the browser would replace
  // this page with its error page.
  const loading = (isUpdated() ? undefined : window.___loader?.loadPage(target)) ?? Promise.resolve(undefined)
  const [answer, page] = await Promise.all([
    checkBuild(),
    withTimeLimit(loading, PAGE_TIMEOUT_MS, target).catch((error: unknown) => {
      console.error(error)
      return undefined
    }),
    // The HTML of the first page contains its icons, but the next page needs the icon file. If the file does not load, the page shows without icons,
    // which load later.
    withTimeLimit(loadOwnIcons(), PAGE_TIMEOUT_MS, 'icons').catch(() => undefined),
  ])
  const hasCome = isThere(page)
  // The site may have failed after it responded.
  const build = answer === 'current' && !hasCome ? await checkBuild(true) : answer
  // The reader has opened another page meanwhile.
  if (turn !== lastOpened) return
  if (build === 'updated' || (build === 'current' && !hasCome)) load()
  else if (hasCome) show()
  else {
    loadingBar.fail()
    await waitForSite()
    // The browser loads the page, because Gatsby does not request a failed or pending resource again.
    if (turn === lastOpened) load()
  }
}

/** Resolves when the site responds again. Never resolves if the reader closes the notice. */
async function waitForSite() {
  let build: BuildAnswer = 'unreachable'
  while (build === 'unreachable') {
    await tryAgain(explainFailure(site.texts.pagePart, build)).catch(() => new Promise(() => undefined))
    build = await checkBuild(true)
  }
}

/** Returns true if a page has loaded completely before the last check that found the build current. */
function isSeen(target: string, path: string) {
  const arrival = arrivals.get(path)
  return arrival !== undefined && isCurrentSince(arrival) && isThere(window.___loader?.loadPageSync(target))
}

/** Returns false for Gatsby's 404 page, because the server may have a redirect for the URL. A preview may have a draft for the URL. */
const isThere = (page: LoadedPage) =>
  page !== undefined &&
  page.status !== 'error' &&
  (page.page?.path !== NOT_FOUND_PAGE || drafts.getDrafts().render !== undefined)

/** Handles back and forward: the browser has changed the URL already, and the router receives the event when the page may be shown. */
function followHistory(event: PopStateEvent) {
  const target = pathAndQuery(location)
  if (target === shown || (!isUpdated() && window.___loader?.loadPageSync(target))) loadingBar.start()
  else if (!replays.has(event)) {
    event.stopImmediatePropagation()
    const replay = new PopStateEvent('popstate', { state: event.state as unknown })
    replays.add(replay)
    openPage(new URL(location.href), () => window.dispatchEvent(replay), reloadPage)
  }
}
const replays = new WeakSet<Event>()

/** Opens pages when the reader goes back or forward. Must run before the router adds its listener. */
export function watchHistory() {
  window.addEventListener('popstate', followHistory)
  // A page from the browser's back-forward cache still shows its loading bar.
  window.addEventListener('pageshow', loadingBar.finish)
}

/** Replaces the navigation of Gatsby's links. */
export function watchNavigation() {
  window.___emitter?.on('onPostLoadPageResources', ({ page }) => {
    arrivals.set(page.page.path, performance.now())
  })
  replaceNavigation(({ url, isReplaced, show }) => {
    openPage(url, show, () => {
      loadDocument(url, isReplaced)
    })
  })
}
