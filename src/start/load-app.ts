import { LATEST_BUILD_FILE } from '~/lib/build-manifest'
import { pageDataOf } from '~/lib/page-payload'
import { DEFERRED_ID, PAGE_ID, type PageFacts, SCRIPTS_ID } from '~/lib/page-start'
import { dropEarlyEvents, hasEarlyText } from './early-events'
import { isHtmlComplete } from './html-complete'
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
  // Its scripts are at its end.
  if (!isHtmlComplete()) document.addEventListener('DOMContentLoaded', loadApp)
  else if (!document.getElementById(SCRIPTS_ID)) return false
  else {
    const { path, chunk } = readJson(PAGE_ID) as PageFacts
    if (!window.pagePath) preload(pageDataOf(path), 'fetch')
    window.pagePath = path
    const scripts = readJson(SCRIPTS_ID) as string[]
    // The application needs what it brings; it may have failed to load.
    if (!(window as Partial<Window>).colorMode)
      scripts.unshift((document.getElementById(DEFERRED_ID) as HTMLScriptElement).src)
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
  script.onload = () => preloadChunk(chunk)
  script.onerror = () => {
    asked.delete(src)
    script.remove()
    void recover(src)
  }
  document.head.append(script)
}

/** Once the script that knows the files of all chunks has run. */
function preloadChunk(chunk: string) {
  for (const file of window.___chunkMapping?.[chunk] ?? []) if (!asked.has(file)) preload(file, 'script')
}

function preload(href: string, as: 'fetch' | 'script') {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href, as })
  asked.add(href)
  // As Gatsby's loader asks for it.
  if (as === 'fetch') link.crossOrigin = ''
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
