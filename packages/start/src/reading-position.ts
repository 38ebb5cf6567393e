import { readHashId } from '@galley/core/hash-id'
import { findActiveHeadings } from './active-headings'
import { keepVisible } from './keep-visible'
import { BACK_TO_TOP, READ_ENTRY, TOC, TOC_CURRENT, TOC_MARKER } from './marks'
import { onPress } from './on-press'
import { onPageShown } from './page-shown'

/** How long a window must keep its size before the headings are measured again. */
export const RESIZE_DEBOUNCE_MS = 250

/** What the header covers, with some air, in pixels. */
const COVERED = 80
/** Where a reader looks, as a part of the screen's height from its top. */
const READING_LINE = 0.4

/** Marks what is being read, while the page scrolls: in tables of contents, lists of entries and links to the top. */
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
  // What is folded out lies over what the link leads to.
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

/** Hashes of the links to what the reader sees. */
function findActive(links: readonly HTMLAnchorElement[]) {
  const inView = new Set<string>()
  const reached = new Set<string>()
  for (const { hash } of links) {
    const box = document.getElementById(readHashId(hash))?.getBoundingClientRect()
    if (!box || box.top >= innerHeight) continue
    reached.add(hash)
    if (box.bottom > COVERED) inView.add(hash)
  }
  return findActiveHeadings(
    links.map(({ hash }) => hash),
    inView,
    reached,
  )
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
