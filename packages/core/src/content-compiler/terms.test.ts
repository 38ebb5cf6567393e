import { environment } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { compileMarkdown } from './compile-markdown'

const TERMS = { 'galley proof': 'The first print.\n', Deadline: 'The *last* day.' }

const compile = (text: string, terms: Record<string, string> | null = TERMS) =>
  compileMarkdown(text, 'docs/a.md', 1, { ...environment, readNames: () => terms })

testTable(async (text) => (await compile(text)).body)('defines the terms in %s', {
  ':term[galley proof]': [['p', {}, ['Term', { definition: 'The first print.' }, 'galley proof']]],
  ':term[deadline]': [['p', {}, ['Term', { definition: 'The *last* day.' }, 'deadline']]],
  ':term[galley *proofs*]{of="galley proof"}': [
    ['p', {}, ['Term', { definition: 'The first print.' }, 'galley ', ['em', {}, 'proofs']]],
  ],
  ':term[stet]{definition="Let it stand."}': [['p', {}, ['Term', { definition: 'Let it stand.' }, 'stet']]],
  '::glossary': [
    [
      'dl',
      {},
      ['dt', { id: 'term-deadline' }, 'Deadline'],
      ['dd', {}, 'The *last* day.'],
      ['dt', { id: 'term-galley-proof' }, 'galley proof'],
      ['dd', {}, 'The first print.'],
    ],
  ],
})

test('leaves the definition out of the text of the page', async () => {
  expect((await compile('a :term[galley proof].')).text).toBe('a galley proof.')
})

testTable(async (text) => {
  const [problem] = (await compile(text)).problems
  return `${problem?.line}:${problem?.column} ${problem?.message}`
})('reports %s', {
  'a :term[galey proof]': expect.stringContaining(
    '1:3 The term "galey proof" is not in the glossary. Did you mean "galley proof"? Write "galey proof: …" in content/glossary.yml',
  ),
})

test('does not report terms if the glossary itself has problems', async () => {
  expect((await compile('a :term[b]\n\n::glossary', null)).problems).toEqual([])
})
