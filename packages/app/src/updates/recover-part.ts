import type { RecoverPart } from '@galley/core/load-part'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { reloadPage } from '@galley/start/load-document'
import { WAITING } from '@galley/start/marks'
import { hideNotice as hideStartNotice, showNotice as showStartNotice } from '@galley/start/notice'
import { reloadOnce } from '@galley/start/reload'
import { loadingBar } from '@galley/ui/loading-bar'
import { type BuildAnswer, checkBuild } from './build-watch'
import { hideNotice, type Notice, pageNotice } from './page-notice-store'
import { hasUnsentWork } from './unsent-work'

const never = () => new Promise<never>(() => undefined)

/**
 * Returns a sentence that says why something did not load.
 * @param what Subject of the sentence, such as "The page".
 */
export function explainFailure(what: string, build: BuildAnswer) {
  const isSilent = build === 'unreachable'
  const text = isSilent ? site.texts.partUnreachable : site.texts.partFailed
  const shown = navigator.onLine ? text : site.texts.partOffline
  return fillText(shown, { part: what }, site.language)
}

/** Reloads the page, or asks the reader first if unsent text would be lost. */
export function reloadWithConsent(): Promise<never> {
  if (hasUnsentWork())
    pageNotice.setState({ text: site.texts.reloadQuestion, action: site.texts.reload, onAction: reloadPage })
  else reloadPage()
  return never()
}

/**
 * Handles a part of the page that cannot be loaded. Usually a new build has replaced it, and the page reloads once. Shows a notice with "Try again"
 * in three cases: a reload did not help, unsent text would be lost, or the site does not respond.
 */
export const recoverPart: RecoverPart = async (error, attempt, what = site.texts.partOfPage) => {
  console.error(error)
  const build = await checkBuild(true)
  if (build !== 'unreachable') {
    // After "Try again" only a reload can help. Only the rendered application can ask the reader for consent.
    if (attempt > 1 && isRendered) return reloadWithConsent()
    if (!hasUnsentWork() && reloadOnce(nameOf(error))) return never()
  }
  loadingBar.fail()
  await tryAgain(explainFailure(what, build))
}

/** Returns the URL of a script or style that failed, or else the error message. */
const nameOf = (error: unknown) =>
  String((error as { request?: string } | undefined)?.request ?? (error instanceof Error ? error.message : error))

/** True once the application, which shows notices, has rendered. */
let isRendered = false
export const noteRendered = () => {
  isRendered = true
  hideStartNotice()
}

/**
 * Before the application has rendered, shows the notice of `@galley/start`, which needs no React. Removes the waiting mark from pressed controls, and
 * from each control that is pressed later.
 */
function showEarlyNotice() {
  if (isRendered || waiting.size === 0) return
  for (const control of document.querySelectorAll(`[${WAITING}]`)) control.removeAttribute(WAITING)
  showStartNotice(resume)
  addEventListener('click', showEarlyNotice, { once: true })
}

/** One function for each part that waits for the reader or the network: `true` tries again, `false` gives up. */
const waiting = new Set<(isAgain: boolean) => void>()
let shown: Notice | undefined

function endWait(isAgain: boolean) {
  hideNotice(shown)
  hideStartNotice()
  const ended = [...waiting]
  waiting.clear()
  for (const end of ended) end(isAgain)
}
const resume = () => endWait(true)
/**
 * Resumes when the network is back. Before the application has rendered, resuming may reload the page, so the notice waits for the reader if there is
 * unsent text.
 */
const resumeOnline = () => {
  if (isRendered || !hasUnsentWork()) resume()
}

/** Shows a notice. Resolves when the reader presses "Try again" or the network is back, and rejects when the reader closes the notice. */
export function tryAgain(text: string) {
  return new Promise<void>((resolve, reject) => {
    waiting.add((isAgain) => {
      if (isAgain) resolve()
      else reject(new Error(text))
    })
    shown = { text, action: site.texts.tryAgain, onAction: resume, onClose: () => endWait(false) }
    if (isRendered) pageNotice.setState(shown)
    else showEarlyNotice()
    addEventListener('online', resumeOnline, { once: true })
  })
}

const recoverPage = (error: unknown) => void recoverPart(error, 1).then(reloadPage, () => undefined)

/** Recovers scripts that Gatsby preloads. Nothing else catches their errors. */
export function recoverLostParts() {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isRendered && (reason as Error | undefined)?.name === 'ChunkLoadError') recoverPage(reason)
  })
}

/** Recovers the first page. If its data or code fails, Gatsby renders nothing, and the HTML stays without its application. */
export async function recoverFirstPage() {
  const { pathname, search } = location
  const page = await window.___loader!.loadPage(pathname + search)
  if (!page || page.status === 'error')
    recoverPage(page?.error ?? new Error(`The data of ${pathname} could not be loaded.`))
}
