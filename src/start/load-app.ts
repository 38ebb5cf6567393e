import { LATEST_BUILD_FILE } from '~/lib/build-manifest'
import { pageDataOf } from '~/lib/page-payload'
import { DEFERRED_ID, PAGE_ID, type PageFacts, SCRIPTS_ID } from '~/lib/page-start'
import { dropEarlyEvents, hasEarlyText } from './early-events'
import { hideNotice, showNotice } from './notice'
import { reloadOnce } from './reload'

declare global {
  interface Window {
    /** The page whose HTML the server sent. */
    pagePath?: string
    /** Page component to its scripts; Gatsby reads it to fetch ahead what links lead to. */
    ___chunkMapping?: Record<string, string[]>
  }
}

/** The scripts that have run or are on their way. */
const asked = new Set<string>()

const readJson = (id: string) => JSON.parse(document.getElementById(id)!.textContent) as unknown

/** Loads the application, if it is not loaded yet. @returns false where it does not come from here, as in `gatsby develop` */
export function loadApp(): boolean {
  // A page that is not complete has its scripts still to come.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadApp)
  else if (!document.getElementById(SCRIPTS_ID)) return false
  else {
    const { path, chunk } = readJson(PAGE_ID) as PageFacts
    window.pagePath = path
    if (asked.size === 0) preload(pageDataOf(path), 'fetch')
    const scripts = readJson(SCRIPTS_ID) as string[]
    // The application needs what it brings; it may have failed to load.
    if (!window.colorMode) scripts.unshift((document.getElementById(DEFERRED_ID) as HTMLScriptElement).src)
    for (const src of scripts) if (!asked.has(src)) loadScript(src, chunk)
  }
  return true
}

function loadScript(src: string, chunk: string) {
  asked.add(src)
  const script = document.createElement('script')
  script.src = src
  // They run in order.
  script.async = false
  script.onload = () => {
    // The first of them knows the others.
    for (const file of window.___chunkMapping?.[chunk] ?? []) preload(file, 'script')
    chunk = ''
  }
  script.onerror = () => {
    asked.delete(src)
    script.remove()
    void recover(src)
  }
  document.head.append(script)
}

function preload(href: string, as: 'fetch' | 'script') {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href, as })
  // As Gatsby's loader asks for it.
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  document.head.append(link)
}

let recovering: Promise<void> | undefined

/** Handles a script that is gone: usually a new build has replaced it, and the page reloads once. When that does not help, the page stays, and says so. */
const recover = (src: string) => (recovering ??= explain(src).finally(() => (recovering = undefined)))

async function explain(src: string) {
  const hasAnswered = await fetch(`${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    (error: unknown) => console.warn(error),
  )
  if (hasAnswered && !hasEarlyText() && reloadOnce(src)) return
  if (dropEarlyEvents()) showNotice(tryAgain)
  addEventListener('online', tryAgain, { once: true })
}

function tryAgain() {
  hideNotice()
  loadApp()
}
