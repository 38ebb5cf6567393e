import { isSparing } from '@galley/core/is-sparing'
import { AHEAD_ID } from '@galley/core/page-start'
import { withTimeLimit } from '@galley/core/time-limit'
import { whenIdle } from '@galley/core/when-idle'
import { replacePreload } from '@galley/gatsby/browser'
import { loadOwnIcons } from '@galley/ui/icon'
import { checkBuild, isUpdated } from './updates/build-watch'
import { PAGE_TIMEOUT_MS, pathAndQuery } from './updates/open-page'

/** Pages that are loaded ahead at the same time. */
export const MAX_PRELOADS = 4

/** Pages that visible links lead to, and that nobody has asked for yet. */
const wanted = new Set<string>()
/** Pages that were asked for: each is loaded ahead once. */
const asked = new Set<string>()
let running = 0
let isWaiting = false
let pointer: { x: number; y: number } | undefined

/** Loads pages ahead in turn: the one whose link is nearest to the pointer first. */
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
  // The page in the window has its icons in its HTML; the next one needs them, or asks again.
  loadOwnIcons().catch(() => undefined)
  // A failure is shown when the reader goes there.
  await withTimeLimit(window.___loader!.loadPage(page), PAGE_TIMEOUT_MS, page).catch(() => undefined)
  running -= 1
  if (wanted.size > 0) preloadSoon()
  // Pages are shown at once if the build was current after they loaded.
  else if (running === 0) void checkBuild()
}

/** Pages by how far their nearest link is from the pointer; until it moves, from the middle of the window. */
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

/** Loads pages ahead, in Gatsby's place. */
export function watchLinks() {
  if (!replacePreload(preload)) return
  document.getElementById(AHEAD_ID)?.remove()
  addEventListener('pointermove', ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }), { passive: true })
}
