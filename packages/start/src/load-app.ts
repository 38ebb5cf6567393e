import type {} from '@galley/core/base-path'
import { LATEST_BUILD_FILE } from '@galley/core/build-manifest'
import { DEFERRED_ID, PAGE_ID, type PageFacts, SCRIPTS_ID } from '@galley/core/page-start'
import { dropEarlyEvents, hasEarlyText, isHtmlComplete } from './early-events'
import { PRESSED_TAB } from './marks'
import { hideNotice, showNotice } from './notice'
import { reloadOnce } from './reload'
import type {} from './window'

const doNothing = () => undefined

/** URLs of files that have loaded or are loading. */
const asked = new Set<string>()

const readJson = (id: string) => JSON.parse(document.getElementById(id)!.textContent) as unknown

/** Loads the application, once. @returns false if the page names no scripts, as in `gatsby develop` */
export function loadApp(): boolean {
  // The list of scripts is at the end of the HTML.
  if (!isHtmlComplete()) document.addEventListener('DOMContentLoaded', loadApp)
  else if (!document.getElementById(SCRIPTS_ID)) return false
  else {
    const { path, data, chunk } = readJson(PAGE_ID) as PageFacts
    // Makes the same requests as Gatsby's loader. If a preload fails, requests the file again: otherwise the loader would get the failed response.
    for (const href of data)
      load('link', { rel: 'preload', href, as: 'fetch', crossOrigin: '', onerror: () => fetch(href).catch(doNothing) })
    window.pagePath = path
    const scripts = readJson(SCRIPTS_ID) as string[]
    // With several languages, the application needs the texts of the page's language.
    if (process.env['TEXTS_URL']) scripts.unshift(process.env['TEXTS_URL'])
    // The application needs the deferred script, which may have failed to load.
    if (!(window as Partial<Window>).colorMode)
      scripts.unshift((document.getElementById(DEFERRED_ID) as HTMLScriptElement).src)
    for (const src of scripts) {
      const fail = () => {
        asked.delete(src)
        void recover(src)
      }
      const check = () => {
        preloadChunk(chunk)
        // The last script starts the application. If Gatsby's loader is missing, an error has stopped one of the scripts.
        if (src === scripts.at(-1) && !window.___loader) fail()
      }
      // `async: false` runs the scripts in order.
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

/** Preloads the files of a chunk once the script with the list of chunks has run. */
function preloadChunk(chunk: string) {
  for (const path of window.___chunkMapping?.[chunk] ?? []) {
    // At the root, esbuild removes the concatenation.
    const href = __BASE_PATH__ ? __BASE_PATH__ + path : path
    load('link', { rel: 'preload', href, as: 'script' })
  }
}

let recovering: Promise<void> | undefined

/**
 * Handles a script that could not be loaded. Usually a new build has replaced the script, so the page reloads once. If a reload does not help
 * or would lose the reader's input, the page shows a notice instead.
 */
const recover = (src: string) => (recovering ??= explain(src).finally(() => (recovering = undefined)))

async function explain(src: string) {
  const hasAnswered = await fetch(`${__BASE_PATH__}${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' }).then(
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
