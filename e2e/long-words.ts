import type { Page } from './test'

/** Sixty letters without a place for a line break. */
const WORD = 'Experimental_Disable_Telemetry_Collection_Of_Every_Visitor_X'

/** Texts that no author writes, or that scroll inside their own region. */
const LEFT_OUT =
  'script, style, noscript, pre, svg, math, .katex, kbd, time, textarea, form button, [role=combobox] ~ button, option'

/** Replaces each text that an author can write with one long word. */
export const fillWithLongWords = (page: Page) =>
  page.evaluate(
    ([word, leftOut]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (/\p{L}/u.test(text.data) && !text.parentElement!.closest(leftOut)) text.data = word
      }
    },
    [WORD, LEFT_OUT] as const,
  )

/**
 * Lists the texts of a page that end outside the window, or outside an element that cuts them off. Texts in scrolling regions and texts with an
 * ellipsis are allowed.
 */
export const findCutTexts = (page: Page) =>
  page.evaluate((leftOut) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    next: while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (text.data.trim() === '' || parent.closest(leftOut) || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      let bounds = { left: 0, right: document.documentElement.clientWidth }
      for (let element: Element | null = parent; element !== document.body; element = element!.parentElement) {
        const { clipPath, overflowX, textOverflow } = getComputedStyle(element!)
        // Skips texts that only screen readers get, and texts in a scrolling region.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') continue next
        if (/hidden|clip/.test(overflowX)) {
          bounds = element!.getBoundingClientRect()
          break
        }
      }
      if (left < bounds.left - 1 || right > bounds.right + 1)
        found.add(
          `${parent.tagName.toLowerCase()} in ${parent.closest('[class]')?.parentElement?.outerHTML.slice(0, 200)}`,
        )
    }
    return [...found]
  }, LEFT_OUT)
