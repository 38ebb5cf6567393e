import { isSparing } from '@galley/core/is-sparing'
import { AHEAD_ID } from '@galley/core/page-start'
import { withTimeLimit } from '@galley/core/time-limit'
import { whenIdle } from '@galley/core/when-idle'
import { replacePreload } from '@galley/gatsby/browser'
import { loadOwnIcons } from '@galley/ui/icon'
import { checkBuild, isUpdated } from './updates/build-watch'
import { PAGE_TIMEOUT_MS, pathAndQuery } from './updates/open-page'

/** Maximum number of pages that preload at the same time. */
export const MAX_PRELOADS = 4

/** Targets of visible links that wait for their preload. */
const wanted = new Set<string>()
/** Pages whose preload has started. Each page preloads once. */
const asked = new Set<string>()
let running = 0
let isWaiting = false
let pointer: { x: number; y: number } | undefined

/** Preloads a page, after pages whose links are nearer to the pointer. */
function preload(path: string) {
  const page = pathAndQuery(new URL(path, location.href))
  if (!asked.has(page) && !isSparing() && !isUpdated()) {
    wanted.add(page)
    preloadSoon()
  }
  return { abort: () => wanted.delete(page) }
}

function preloadSoon() {
  if (isWaiting) return
  isWaiting = true
  whenIdle(() => {
    isWaiting = false
    for (const page of sortByDistance(wanted).slice(0, MAX_PRELOADS - running)) void load(page)
  })
}

async function load(page: string) {
  wanted.delete(page)
  asked.add(page)
  running += 1
  // The HTML of the first page contains its icons, but the next page needs the icon file. After a failure, the next page requests the file again.
  loadOwnIcons().catch(() => undefined)
  // A failure is shown when the reader opens the page.
  await withTimeLimit(window.___loader!.loadPage(page), PAGE_TIMEOUT_MS, page).catch(() => undefined)
  running -= 1
  if (wanted.size > 0) preloadSoon()
  // A page opens at once if the build was still current after the page had loaded.
  else if (running === 0) void checkBuild()
}

/** Sorts pages by the distance of their nearest link from the pointer, or from the middle of the window until the pointer moves. */
function sortByDistance(pages: ReadonlySet<string>) {
  const { x, y } = pointer ?? { x: innerWidth / 2, y: innerHeight / 2 }
  const distances = new Map([...pages].map((page) => [page, Number.MAX_VALUE]))
  for (const link of document.links) {
    const page = pathAndQuery(link)
    const known = link.origin === location.origin ? distances.get(page) : undefined
    if (known === undefined) continue
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const distance = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
    distances.set(page, Math.min(known, distance))
  }
  return [...distances].sort(([, a], [, b]) => a - b).map(([page]) => page)
}

/** Replaces Gatsby's preloading. */
export function watchLinks() {
  if (!replacePreload(preload)) return
  document.getElementById(AHEAD_ID)?.remove()
  addEventListener('pointermove', ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }), { passive: true })
}
