import type { Page } from '@playwright/test'

/** Sixty letters without a place to break. */
const WORD = 'Experimental_Disable_Telemetry_Collection_Of_Every_Visitor_X'

/** Texts that are no author's words, or that scroll in a region of their own. */
const LEFT_OUT =
  'script, style, noscript, pre, svg, math, .katex, kbd, time, textarea, form button, [role=combobox] ~ button, option'

/** Replaces each text that an author can write by one long word. */
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
 * Lists the texts of a page that end outside of the window, or outside of a part that hides the rest. A region that scrolls shows all,
 * and an ellipsis says that there is more.
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
        // For screen readers alone, or in a region that scrolls.
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
