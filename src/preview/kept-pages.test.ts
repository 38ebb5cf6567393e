import { keepPage, MAX_KEPT_PAGES } from './kept-pages'

test('a page more than are kept takes the place of the one that was shown the longest time ago', () => {
  let pages = new Map<string, number>()
  for (let page = 0; page < MAX_KEPT_PAGES; page++) pages = keepPage(pages, `/${page}`, page)
  pages = keepPage(keepPage(pages, '/0', 0), '/new', -1)
  expect(pages.size).toBe(MAX_KEPT_PAGES)
  expect(['/0', '/1', '/2', '/new'].map((path) => pages.has(path))).toEqual([true, false, true, true])
})
