import { loadingBar } from '~/components/ui/loading-bar'
import type { RecoverPart } from '~/lib/load-part'
import { reloadPage } from '~/start/load-document'
import { WAITING } from '~/start/marks'
import { showNotice as showStartNotice } from '~/start/notice'
import { reloadOnce } from '~/start/reload'
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
  const build = await checkBuild()
  if (build !== 'unreachable') {
    // Who pressed "Try again" wants more than the same again.
    if (attempt > 1) return reloadWithConsent()
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
}

/** Before that, the notice is the one of the page's own scripts, and no control waits any more. */
function showEarlyNotice() {
  for (const control of document.querySelectorAll(`[${WAITING}]`)) control.removeAttribute(WAITING)
  showStartNotice(resume)
}

/** Ends the wait of everything that could not be loaded. */
const waiting = new Set<(isAgain: boolean) => void>()
let shown: Notice | undefined

function endWait(isAgain: boolean) {
  hideNotice(shown)
  const ended = [...waiting]
  waiting.clear()
  for (const end of ended) end(isAgain)
}
const resume = () => endWait(true)

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
    addEventListener('online', resume, { once: true })
  })
}

/** Nothing catches errors of the scripts that Gatsby loads with the first page; without these, the page is only readable. */
export function recoverLostParts() {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if ((reason as Error | undefined)?.name !== 'ChunkLoadError') return
    recoverPart(reason, 1, 'Part of this page').then(reloadPage, () => undefined)
  })
}
