import { formatProblem } from '@galley/core/content-source'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { readNames } from './read-names'

function readTexts(text?: string, file = 'variables.yml') {
  const { contentDir } = createContentFolder({ 'docs/a.md': '', ...(text !== undefined && { [file]: text }) })
  const { texts, problems } = readNames(contentDir, file)
  return { texts, problems: problems.map(formatProblem) }
}

test.each<[string | undefined, object]>([
  [undefined, {}],
  ['', {}],
  ['version: 1.10\nyes: no\ndate: 2025-01-31\n', { version: '1.10', yes: 'no', date: '2025-01-31' }],
])('the texts of %j do not change', (text, names) => {
  expect(readTexts(text)).toEqual({ texts: names, problems: [] })
})

test.each<[string, object | null, string[]]>([
  [
    'a: [',
    null,
    [
      '1:4  The YAML cannot be read: the opening [ has no closing ]. Add it at the end of the list. Until then, no use of its names is checked.',
    ],
  ],
  [
    '- a',
    null,
    ['1:1  The file must hold "name: text" on each line. Correct it. Until then, no use of its names is checked.'],
  ],
  [
    'a: b\n# list\nc: [d]\ne:\n  f: g',
    { a: 'b', c: '', e: '' },
    ['3:4  "c" must be a text. Write "c: …".', '5:3  "e" must be a text. Write "e: …".'],
  ],
])('%j has problems with positions', (text, texts, problems) => {
  expect(readTexts(text)).toEqual({ texts, problems: problems.map((one) => `content/variables.yml:${one}`) })
})

test('reports a term that differs from another one only in letter case', () => {
  expect(readTexts('sidecar: A\nlarder: B\nSidecar: C\n', 'glossary.yml').problems).toEqual([
    'content/glossary.yml:3:1  The term "Sidecar" repeats "sidecar": terms ignore upper and lower case. Remove one of the two.',
  ])
})
