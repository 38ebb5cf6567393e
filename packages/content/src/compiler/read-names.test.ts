import { formatProblem } from '@galley/core/content-source'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { readNames } from './read-names'

function read(text?: string, file = 'variables.yml') {
  const folder = createContentFolder({ 'docs/a.md': '', ...(text !== undefined && { [file]: text }) })
  const { texts, problems } = readNames(folder.contentDir, file)
  folder.remove()
  return problems.length > 0 ? problems.map(formatProblem) : texts
}

test.each<[string | undefined, object]>([
  [undefined, {}],
  ['', {}],
  ['# nothing yet\n', {}],
  ['version: 1.10\nyes: no\ndate: 2025-01-31\n', { version: '1.10', yes: 'no', date: '2025-01-31' }],
  ['Node: a\nnode: b\n', { Node: 'a', node: 'b' }],
])('%j keeps texts as they are written', (text, names) => {
  expect(read(text)).toEqual(names)
})

test.each([
  [
    'a: [',
    [
      'content/variables.yml:1:4  The YAML cannot be read: the opening [ has no closing ]. Add it at the end of the list. Until then, no use of its names is checked.',
    ],
  ],
  [
    '- a',
    [
      'content/variables.yml:1:1  The file must hold "name: text" on each line. Correct it. Until then, no use of its names is checked.',
    ],
  ],
  [
    'a: b\n# list\nc: [d]\ne:\n  f: g',
    [
      'content/variables.yml:3:4  "c" must be a text. Write "c: …".',
      'content/variables.yml:5:3  "e" must be a text. Write "e: …".',
    ],
  ],
])('%j has problems with positions', (text, problems) => {
  expect(read(text)).toEqual(problems)
})

test('a wrong name leaves the others, and an unreadable file has no names', () => {
  const textsOf = (text: string) => {
    const folder = createContentFolder({ 'glossary.yml': text })
    const { texts } = readNames(folder.contentDir, 'glossary.yml')
    folder.remove()
    return texts
  }
  expect(textsOf('proof: A print.\nsheet: [a]\n')).toEqual({ proof: 'A print.', sheet: '' })
  expect(textsOf('proof: [')).toBeNull()
  expect(textsOf('- proof')).toBeNull()
})

test('reports a term that differs from another one only in letter case', () => {
  expect(read('sidecar: A\nlarder: B\nSidecar: C\n', 'glossary.yml')).toEqual([
    'content/glossary.yml:3:1  The term "Sidecar" repeats "sidecar": terms ignore upper and lower case. Remove one of the two.',
  ])
})
