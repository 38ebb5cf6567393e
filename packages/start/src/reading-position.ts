import { readHashId } from '@galley/core/hash-id'
import { keepVisible } from './keep-visible'
import { BACK_TO_TOP, READ_ENTRY, TOC, TOC_CURRENT, TOC_MARKER } from './marks'
import { onPress } from './on-press'
import { onPageShown } from './page-shown'

/** Time after the last resize of the window until the headings are measured again. */
export const RESIZE_DEBOUNCE_MS = 250

/** Height that the header covers, plus a margin, in pixels. */
const COVERED = 80
/** Reading position, as a fraction of the screen's height from its top. */
const READING_LINE = 0.4

/** Updates the reader's position while the page scrolls: in tables of contents, lists of entries and links to the top. */
export function startReadingPosition() {
  let isWaiting = false
  const markSoon = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      mark()
    })
  }
  let timer: ReturnType<typeof setTimeout>
  addEventListener('scroll', markSoon, { passive: true })
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(mark, RESIZE_DEBOUNCE_MS)
  })
  onPageShown(markSoon)
  // The open table of contents would cover the target of the link.
  onPress(`details[${TOC}] a`, (link) => link.closest('details')!.removeAttribute('open'))
}

function mark() {
  for (const link of select(`[${BACK_TO_TOP}]`)) link.toggleAttribute('data-shown', scrollY > innerHeight)
  const line = innerHeight * READING_LINE
  for (const entry of select(`[${READ_ENTRY}]`)) {
    const { top, bottom } = entry.getBoundingClientRect()
    entry.toggleAttribute('data-visible', top <= line && bottom > line)
  }
  const tables = select(`[${TOC}]`)
  if (tables.length === 0) return
  const links = new Map(tables.map((table) => [table, [...table.querySelectorAll<HTMLAnchorElement>('li>a')]]))
  const active = findActive(links.get(tables[0]!)!)
  for (const [table, ofTable] of links) markLinks(table, ofTable, active)
}

const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/**
 * Returns the hashes of the visible headings. If no heading is visible, returns the last heading above the screen, because its section fills the screen. Returns an
 * empty list above the first heading.
 */
function findActive(links: readonly HTMLAnchorElement[]) {
  const visible: string[] = []
  let reached: string | undefined
  for (const { hash } of links) {
    const box = document.getElementById(readHashId(hash))?.getBoundingClientRect()
    if (!box || box.top >= innerHeight) continue
    reached = hash
    if (box.bottom > COVERED) visible.push(hash)
  }
  return visible.length > 0 || reached === undefined ? visible : [reached]
}

function markLinks(table: HTMLElement, links: readonly HTMLAnchorElement[], active: readonly string[]) {
  const marked = links.filter((link) => {
    const isActive = active.includes(link.hash)
    link.toggleAttribute('data-active', isActive)
    link.ariaCurrent = link.hash === active[0] ? 'location' : null
    return isActive
  })
  const [first, last] = [marked[0], marked.at(-1)]
  const current = table.querySelector(`[${TOC_CURRENT}]`)
  if (current) current.textContent = first?.textContent ?? ''
  const marker = table.querySelector<HTMLElement>(`[${TOC_MARKER}]`)
  if (!marker) return
  marker.toggleAttribute('data-shown', Boolean(first))
  if (!first || !last) return
  marker.style.setProperty('--marker-top', `${first.offsetTop}px`)
  marker.style.setProperty('--marker-height', `${last.offsetTop + last.offsetHeight - first.offsetTop}px`)
  keepVisible(table, first)
}
