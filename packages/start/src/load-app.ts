import { LATEST_BUILD_FILE } from '@galley/core/build-manifest'
import { DEFERRED_ID, PAGE_ID, type PageFacts, SCRIPTS_ID } from '@galley/core/page-start'
import { dropEarlyEvents, hasEarlyText } from './early-events'
import { isHtmlComplete } from './html-complete'
import { PRESSED_TAB } from './marks'
import { hideNotice, showNotice } from './notice'
import { reloadOnce } from './reload'
import type {} from './window'

const doNothing = () => undefined

/** The files that have come or are on their way. */
const asked = new Set<string>()

const readJson = (id: string) => JSON.parse(document.getElementById(id)!.textContent) as unknown

/** Loads the application, if it is not loaded yet. @returns false where it does not come from here, as in `gatsby develop` */
export function loadApp(): boolean {
  // Its scripts are at its end.
  if (!isHtmlComplete()) document.addEventListener('DOMContentLoaded', loadApp)
  else if (!document.getElementById(SCRIPTS_ID)) return false
  else {
    const { path, data, chunk } = readJson(PAGE_ID) as PageFacts
    // As Gatsby's loader asks for them, one after the other. A browser answers the next request with the failure of a preload.
    for (const href of data)
      load('link', { rel: 'preload', href, as: 'fetch', crossOrigin: '', onerror: () => fetch(href).catch(doNothing) })
    window.pagePath = path
    const scripts = readJson(SCRIPTS_ID) as string[]
    // The application needs what it brings; it may have failed to load.
    if (!(window as Partial<Window>).colorMode)
      scripts.unshift((document.getElementById(DEFERRED_ID) as HTMLScriptElement).src)
    for (const src of scripts) {
      const fail = () => {
        asked.delete(src)
        void recover(src)
      }
      const check = () => {
        preloadChunk(chunk)
        // The last one is the application, unless an error has ended one of them.
        if (src === scripts.at(-1) && !window.___loader) fail()
      }
      // They run in order.
      load('script', { src, async: false, onload: check, onerror: fail })
    }
  }
  return true
}

/** Adds an element that loads a file, once. */
function load(tag: 'link' | 'script', properties: Partial<HTMLLinkElement & HTMLScriptElement>) {
  const url = properties.src ?? properties.href!
  if (asked.has(url)) return
  asked.add(url)
  document.head.append(Object.assign(document.createElement(tag), properties))
}

/** Once the script that knows the files of all chunks has run. */
function preloadChunk(chunk: string) {
  for (const href of window.___chunkMapping?.[chunk] ?? []) load('link', { rel: 'preload', href, as: 'script' })
}

let recovering: Promise<void> | undefined

/**
 * Handles a script that is gone: usually a new build has replaced it, and the page reloads once. When that does not help, or would take
 * something from the reader, the page stays, and says so.
 */
const recover = (src: string) => (recovering ??= explain(src).finally(() => (recovering = undefined)))

async function explain(src: string) {
  const hasAnswered = await fetch(`${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    (error: unknown) => console.warn(error),
  )
  const isFreeToReload = !hasEarlyText() && !document.querySelector(PRESSED_TAB)
  if (hasAnswered && isFreeToReload && reloadOnce(src)) return
  if (dropEarlyEvents()) showNotice(tryAgain)
  addEventListener('online', tryAgain, { once: true })
}

function tryAgain() {
  hideNotice()
  loadApp()
}
