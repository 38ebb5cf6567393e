import { NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { withTimeLimit } from '@galley/core/time-limit'
import { type LoadedPage, replaceNavigation } from '@galley/gatsby/browser'
import { loadDocument, reloadPage } from '@galley/start/load-document'
import { drafts } from '@galley/theme/hooks/draft-store'
import { loadOwnIcons } from '@galley/ui/icon'
import { loadingBar } from '@galley/ui/loading-bar'
import { type BuildAnswer, checkBuild, isCurrentSince, isUpdated } from './build-watch'
import { explainFailure, tryAgain } from './recover-part'

/** A page that takes longer counts as failed. */
export const PAGE_TIMEOUT_MS = 10_000

export const pathAndQuery = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/** When everything that a page needs had loaded, by its path. */
const arrivals = new Map<string, number>()
let shown = ''
/** Counts the pages that were asked for. */
let lastOpened = 0

/** The page that the router shows now. */
export function noteShownPage(location: Location) {
  shown = pathAndQuery(location)
  loadingBar.finish()
}

/**
 * Takes the reader to a page. Gatsby shows pages as they load, from whatever build: here one is shown only after the build has been
 * asked for and is still this page's own. Of a newer build, when its code is gone, and when the build
 * does not know it, the page is loaded as a whole, at its full URL.
 * @param show shows the page by the router
 * @param load loads it by the browser
 */
function openPage(url: URL, show: () => void, load: () => void) {
  const target = pathAndQuery(url)
  if (!isUpdated() && (target === shown || isSeen(target, url.pathname))) show()
  else void waitForPage(target, show, load)
}

async function waitForPage(target: string, show: () => void, load: () => void) {
  lastOpened += 1
  const turn = lastOpened
  loadingBar.start()
  // Of a newer build only the site itself is of use, and only if it answers: the browser's own error page would replace this one.
  const loading = (isUpdated() ? undefined : window.___loader?.loadPage(target)) ?? Promise.resolve(undefined)
  const [answer, page] = await Promise.all([
    checkBuild(),
    withTimeLimit(loading, PAGE_TIMEOUT_MS, target).catch((error: unknown) => {
      console.error(error)
      return undefined
    }),
    // The first page has its icons in its HTML. Without them a page is shown, and they load later.
    withTimeLimit(loadOwnIcons(), PAGE_TIMEOUT_MS, 'icons').catch(() => undefined),
  ])
  const hasCome = isThere(page)
  // The site may have answered before it failed.
  const build = answer === 'current' && !hasCome ? await checkBuild(true) : answer
  // The reader has gone elsewhere meanwhile.
  if (turn !== lastOpened) return
  if (build === 'updated' || (build === 'current' && !hasCome)) load()
  else if (hasCome) show()
  else {
    loadingBar.fail()
    await waitForSite()
    // What Gatsby waits for, or has failed to get, it does not ask for again.
    if (turn === lastOpened) load()
  }
}

/** Never resolves when the reader gives the page up. */
async function waitForSite() {
  let build: BuildAnswer = 'unreachable'
  while (build === 'unreachable') {
    await tryAgain(explainFailure('The page', build)).catch(() => new Promise(() => undefined))
    build = await checkBuild(true)
  }
}

/** Whether a page is loaded, all of it before the last check that the build is current. */
function isSeen(target: string, path: string) {
  const arrival = arrivals.get(path)
  return arrival !== undefined && isCurrentSince(arrival) && isThere(window.___loader?.loadPageSync(target))
}

/** For a URL that the build does not know, Gatsby has the 404 page. The server may know a redirect, and a preview a draft. */
const isThere = (page: LoadedPage) =>
  page !== undefined &&
  page.status !== 'error' &&
  (page.page?.path !== NOT_FOUND_PAGE || drafts.getDrafts().render !== undefined)

/** Going back and forth: the browser has changed the URL already, and the router is notified when the page may be shown. */
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

/** Before the router listens. */
export function watchHistory() {
  window.addEventListener('popstate', followHistory)
  // A page that the browser kept while another was visible comes back as it was left: loading.
  window.addEventListener('pageshow', loadingBar.finish)
}

/** Puts itself between Gatsby's links and its router. */
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
