import { findBrokenReferences, type ReferenceTarget } from './find-broken-references'

const target = (file: string, key: string, state: ReferenceTarget['state'] = 'published', collection = 'authors') => ({
  collection,
  key,
  file,
  state,
})

function messagesOf(value: string, targets: ReferenceTarget[], collection = 'authors') {
  const references = [{ field: 'authors[1]', collection, value, line: 4, column: 5 }]
  return findBrokenReferences([{ file: 'blog/a.md', references }], targets).map(({ message }) => message)
}

const ADA = target('authors/ada.yml', 'ada')
const START = target('docs/1.start.md', '/docs/start', 'published', 'docs')

test('a reference to nothing is a problem at its place', () => {
  const references = [{ field: 'authors[1]', collection: 'authors', value: 'adda', line: 4, column: 5 }]
  expect(findBrokenReferences([{ file: 'blog/a.md', references }], [ADA])).toEqual([
    {
      file: 'content/blog/a.md',
      line: 4,
      column: 5,
      message:
        '"authors[1]" refers to "adda", which is not in the collection "authors". Did you mean "ada"? Correct it, or add the file that it means.',
    },
  ])
})

test.each([
  ['nobody is near', 'grace', [ADA]],
  ['the collection is empty', 'ada', []],
  ['only another collection has the name', 'ada', [target('info/ada.yml', 'ada', 'published', 'info')]],
  ['an object has it', 'constructor', [ADA]],
])('%s: no name is proposed', (_, value, targets) => {
  expect(messagesOf(value, targets)).toEqual([
    `"authors[1]" refers to "${value}", which is not in the collection "authors". Correct it, or add the file that it means.`,
  ])
})

test('a title proposes the name of its file', () => {
  const holt = { ...target('authors/m-h.yml', 'm-h'), title: 'Mira Holt' }
  expect(messagesOf('mira Holt', [ADA, holt])).toEqual([expect.stringContaining('Did you mean "m-h"?')])
})

test('a page is named by its path, without a slash at the end', () => {
  expect(messagesOf('/docs/start', [START], 'docs')).toEqual([])
  expect(messagesOf('/docs/start/', [START], 'docs')).toEqual([
    '"authors[1]" refers to "/docs/start/", which is not in the collection "docs". Did you mean "/docs/start"? Correct it, or add the file that it means.',
  ])
})

test('a draft that is not published is nothing, and its file is named', () => {
  expect(messagesOf('ada', [{ ...ADA, state: 'draft' }])).toEqual([
    '"authors[1]" refers to "ada", which is a draft: content/authors/ada.yml is not published. Publish it, or take the reference out.',
  ])
  expect(messagesOf('ada', [{ ...ADA, state: 'draft' }, target('authors/ada.json', 'ada')])).toEqual([])
})

test('a file with problems is there: those are told, the reference is not', () => {
  expect(messagesOf('ada', [{ ...ADA, state: 'broken' }])).toEqual([])
})

test('two files of one name are a problem for whoever names them, and for nobody else', () => {
  const targets = [ADA, target('authors/1.ada.json', 'ada'), target('authors/ben.yml', 'ben')]
  expect(messagesOf('ada', targets)).toEqual([
    '"authors[1]" refers to "ada", which stands for content/authors/ada.yml and content/authors/1.ada.json. Rename all but one of them.',
  ])
  expect(messagesOf('ben', targets)).toEqual([])
})

test('a page may refer to itself', () => {
  const references = [{ field: 'next', collection: 'docs', value: '/docs/start', line: 2, column: 7 }]
  expect(findBrokenReferences([{ file: START.file, references }], [START])).toEqual([])
})
