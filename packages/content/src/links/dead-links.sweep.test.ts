import { findDeadContentLinks } from './dead-links'
import { createTargetCheck } from './target-check'

test('thirty thousand links are checked in less than ten seconds', () => {
  const pages = new Map(Array.from({ length: 1000 }, (_, index) => [`/docs/page-${index}`, ['part']] as const))
  const contents = [...pages.keys()].map((path) => ({
    file: `content${path}.md`,
    path,
    links: Array.from({ length: 30 }, (_, line) => ({ target: `/docs/page-${line * 30}#part`, line, column: 1 })),
  }))
  const start = performance.now()
  const describe = createTargetCheck({ pages, files: new Set(), redirects: [] })
  expect(findDeadContentLinks(contents, describe, 'https://galley.example')).toEqual([])
  expect(performance.now() - start).toBeLessThan(10_000)
})
