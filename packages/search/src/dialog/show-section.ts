import { readHashId } from '@galley/core/hash-id'
import { findMarks, MARK_NAME } from '@galley/core/search-index'
import { withoutSlash } from '@galley/core/url-path'
import { reveal } from '@galley/start/hash-target'

const MARK_DURATION_MS = 4000
/** Time after which the search for a section of a rendered page ends. */
const SECTION_TIMEOUT_MS = 2000

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const UNREAD = 'nav, aside, script, style, button, [hidden]'

let ended = new AbortController()
let currentPage = ''
/** Called when the next page has rendered. */
let onPage = (): void => undefined

/** Sets the rendered page. The URL changes earlier. */
export const setCurrentPage = (path: string) => {
  currentPage = withoutSlash(path)
  onPage()
}

/** Removes the marks. */
export const endMarks = () => ended.abort()

/** Scrolls to a section once its page has rendered, focuses its heading and marks words in it. */
export async function showSection(id: string, terms: readonly string[]) {
  endMarks()
  const { signal } = (ended = new AbortController())
  const { pathname, hash } = new URL(id, window.location.origin)
  // There is no time limit, because a page may load slowly. The reader may also open another page meanwhile.
  if (currentPage !== pathname) await new Promise<void>((resolve) => (onPage = resolve))
  const lastTry = performance.now() + SECTION_TIMEOUT_MS
  const findHeading = () => (currentPage === pathname ? headingOf(hash) : null)
  let heading = findHeading()
  while (!heading && !signal.aborted && performance.now() < lastTry) {
    await new Promise(requestAnimationFrame)
    heading = findHeading()
  }
  if (!heading || signal.aborted) return
  // The section may load after the router has looked for it.
  if (hash !== '') {
    reveal(heading)
    heading.scrollIntoView()
  }
  // Keyboards and screen readers continue here. The tabindex stays, because a dialog opened from here returns the focus to the heading.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  mark(heading, terms, signal)
}

/** Returns the heading of a section; the heading of the page for an empty hash. */
const headingOf = (hash: string) =>
  hash === '' ? document.querySelector<HTMLElement>('main h1') : document.getElementById(readHashId(hash))

/** Marks words with the CSS Custom Highlight API, in browsers that support it. */
function mark(heading: HTMLElement, terms: readonly string[], signal: AbortSignal) {
  if (!('highlights' in CSS)) return
  const ranges = readSection(heading).flatMap((node) =>
    findMarks(node.data, terms).map(({ start, end }) => {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      return range
    }),
  )
  CSS.highlights.set(MARK_NAME, new Highlight(...ranges))
  const timer = setTimeout(endMarks, MARK_DURATION_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    CSS.highlights.delete(MARK_NAME)
  })
}

/** Returns the text nodes from a heading to the next one. */
function readSection(heading: HTMLElement): Text[] {
  const walker = document.createTreeWalker(heading.closest('main') ?? document.body, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element && node.matches(UNREAD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  walker.currentNode = heading
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node)
    else if (node instanceof Element && node.matches(HEADINGS)) break
  }
  return texts
}
