import { writeLoadExample } from './load-examples'

/** Returns the examples of each part, which browsers load with one request. */
const listParts = (...pages: string[][]) =>
  Object.entries(
    writeLoadExample(
      './load.ts',
      pages.map((examples) => ({ examples })),
    ),
  ).flatMap(([query, source]) =>
    query === '' ? [] : [[...source.matchAll(/~\/examples\/([\w-]+)\.tsx/g)].map(([, name]) => name).join(' + ')],
  )

test.each([
  ['that one page shows are one part', [['toast', 'form'], ['button']], ['button', 'form + toast']],
  [
    'that the same pages show are one part',
    [
      ['toast', 'form'],
      ['form', 'toast'],
    ],
    ['form + toast'],
  ],
  ['that another page shows too are parts of their own', [['toast', 'form'], ['toast']], ['form', 'toast']],
  ['that no page shows are in no part', [[], []], []],
])('examples %s', (_situation, pages, parts) => {
  expect(listParts(...pages)).toEqual(parts)
})
