import { environment } from '@galley/testing/compile.fixture'
import { compileMarkdown } from './compile-markdown'

const TERMS = { 'galley proof': 'The first print.\n', Deadline: 'The *last* day.' }

const compile = (text: string, terms: Record<string, string> | null = TERMS) =>
  compileMarkdown(text, 'docs/a.md', 1, { ...environment, readNames: () => terms })

test.each([
  ['a :term[galley proof]', ['Term', { definition: 'The first print.' }, 'galley proof']],
  ['a :term[deadline]', ['Term', { definition: 'The *last* day.' }, 'deadline']],
  [
    'a :term[galley *proofs*]{of="galley proof"}',
    ['Term', { definition: 'The first print.' }, 'galley ', ['em', {}, 'proofs']],
  ],
  ['a :term[stet]{definition="Let it stand."}', ['Term', { definition: 'Let it stand.' }, 'stet']],
])('defines the term in %s', async (text, term) => {
  const { body, problems } = await compile(text)
  expect(problems).toEqual([])
  expect(body).toEqual([['p', {}, 'a ', term]])
})

test('leaves the definition out of the text of the page', async () => {
  expect((await compile('a :term[galley proof].')).text).toBe('a galley proof.')
})

test('lists all terms in alphabetical order, with anchors', async () => {
  const { body, anchors } = await compile('::glossary')
  expect(body).toEqual([
    [
      'dl',
      {},
      ['dt', { id: 'term-deadline' }, 'Deadline'],
      ['dd', {}, 'The *last* day.'],
      ['dt', { id: 'term-galley-proof' }, 'galley proof'],
      ['dd', {}, 'The first print.'],
    ],
  ])
  expect(anchors).toEqual(['term-deadline', 'term-galley-proof'])
})

test.each([
  [
    'a :term[galey proof]',
    '1:3 The term "galey proof" is not in the glossary. Did you mean "galley proof"? Write "galey proof: …" in content/glossary.yml',
  ],
  ['a :term[proofs]{of="prof"}', '1:3 The term "prof" is not in the glossary.'],
])('reports %s', async (text, problem) => {
  const { problems } = await compile(text)
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    expect.stringContaining(problem),
  ])
})

test('does not report terms if the glossary itself has problems', async () => {
  expect((await compile('a :term[b]\n\n::glossary', null)).problems).toEqual([])
})
