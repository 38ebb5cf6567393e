import type { RecoverPart } from '@galley/core/load-part'
import { reloadPage } from '@galley/start/load-document'
import { WAITING } from '@galley/start/marks'
import { hideNotice as hideStartNotice, showNotice as showStartNotice } from '@galley/start/notice'
import { reloadOnce } from '@galley/start/reload'
import { loadingBar } from '@galley/ui/loading-bar'
import { type BuildAnswer, checkBuild } from './build-watch'
import { hideNotice, type Notice, pageNotice } from './page-notice-store'
import { hasUnsentWork } from './unsent-work'

const RELOAD_QUESTION = 'Reload the page? What is open or written here will be lost.'

const never = () => new Promise<never>(() => undefined)

/** Why something did not load, in words. */
export function explainFailure(what: string, build: BuildAnswer) {
  if (!navigator.onLine) return `You are offline. ${what} loads when the network is back.`
  if (build === 'unreachable') return `This site does not answer. ${what} could not be loaded.`
  return `${what} could not be loaded.`
}

/** Reloads; before text is lost, it asks. */
export function reloadWithConsent(): Promise<never> {
  if (hasUnsentWork()) pageNotice.setState({ text: RELOAD_QUESTION, action: 'Reload', onAction: reloadPage })
  else reloadPage()
  return never()
}

/**
 * Handles a part of the page that cannot be loaded. Usually a new build has replaced it: then the page reloads once. When that does
 * not help or could cost the reader something, and when the site does not answer, a notice offers to try again.
 */
export const recoverPart: RecoverPart = async (error, attempt, what) => {
  console.error(error)
  const build = await checkBuild(true)
  if (build !== 'unreachable') {
    // Who pressed "Try again" wants more than the same again. Before the application has rendered, nothing could ask them.
    if (attempt > 1 && isRendered) return reloadWithConsent()
    if (!hasUnsentWork() && reloadOnce(nameOf(error))) return never()
  }
  loadingBar.fail()
  await tryAgain(explainFailure(what, build))
}

/** Scripts and styles have a URL; what else was thrown is reported by its words. */
const nameOf = (error: unknown) =>
  String((error as { request?: string } | undefined)?.request ?? (error instanceof Error ? error.message : error))

/** Whether the application has rendered, and with it what shows notices. */
let isRendered = false
export const noteRendered = () => {
  isRendered = true
  hideStartNotice()
}

/** Before that, the notice is the one of the page's own scripts, and no control waits, nor does one that is pressed later. */
function showEarlyNotice() {
  if (isRendered || waiting.size === 0) return
  for (const control of document.querySelectorAll(`[${WAITING}]`)) control.removeAttribute(WAITING)
  showStartNotice(resume)
  addEventListener('click', showEarlyNotice, { once: true })
}

/** Ends the wait of everything that could not be loaded. */
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
/** A page that is not rendered may have to reload for it. */
const resumeOnline = () => {
  if (isRendered || !hasUnsentWork()) resume()
}

/** Resolves when the reader wants to try again, or the network is back; rejects when they close the notice. */
export function tryAgain(text: string) {
  return new Promise<void>((resolve, reject) => {
    waiting.add((isAgain) => {
      if (isAgain) resolve()
      else reject(new Error(text))
    })
    shown = { text, action: 'Try again', onAction: resume, onClose: () => endWait(false) }
    if (isRendered) pageNotice.setState(shown)
    else showEarlyNotice()
    addEventListener('online', resumeOnline, { once: true })
  })
}

const recoverPage = (error: unknown) =>
  void recoverPart(error, 1, 'Part of this page').then(reloadPage, () => undefined)

/** Nothing catches errors of the scripts that Gatsby loads ahead. */
export function recoverLostParts() {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isRendered && (reason as Error | undefined)?.name === 'ChunkLoadError') recoverPage(reason)
  })
}

/** Gatsby renders nothing where it cannot load the data or the code of the first page: it is only readable. */
export async function recoverFirstPage() {
  const { pathname, search } = location
  const page = await window.___loader!.loadPage(pathname + search)
  if (!page || page.status === 'error')
    recoverPage(page?.error ?? new Error(`The data of ${pathname} could not be loaded.`))
}
