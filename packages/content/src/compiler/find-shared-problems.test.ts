import { formatProblem } from '@galley/core/content-source'
import {
  findBrokenReferences,
  findPathConflicts,
  findRepeatedTexts,
  type ReferenceTarget,
} from './find-shared-problems'

describe('broken references', () => {
  const target = (
    file: string,
    key: string,
    state: ReferenceTarget['state'] = 'published',
    collection = 'authors',
  ): ReferenceTarget => ({ collection, key, file, state })

  function messagesOf(value: string, targets: ReferenceTarget[], collection = 'authors', file = 'blog/a.md') {
    const references = [{ field: 'authors[1]', collection, value, line: 4, column: 5 }]
    return findBrokenReferences([{ file, references }], targets).map(({ message }) => message)
  }

  const ADA = target('authors/ada.yml', 'ada')
  const START = target('docs/1.start.md', '/docs/start', 'published', 'docs')

  test('reports a reference to a missing entry at its position', () => {
    const references = [{ field: 'authors[1]', collection: 'authors', value: 'adda', line: 4, column: 5 }]
    expect(findBrokenReferences([{ file: 'blog/a.md', references }], [ADA]).map(formatProblem)).toEqual([
      'content/blog/a.md:4:5  "authors[1]" refers to "adda", which is not in the collection "authors". Did you mean "ada"? Correct it, or add the missing file.',
    ])
  })

  test.each([
    ['nobody is near', 'grace', [ADA]],
    ['only another collection has the name', 'ada', [target('info/ada.yml', 'ada', 'published', 'info')]],
    ['an object has it', 'constructor', [ADA]],
  ])('%s: suggests no name', (_, value, targets) => {
    expect(messagesOf(value, targets)).toEqual([
      `"authors[1]" refers to "${value}", which is not in the collection "authors". Correct it, or add the missing file.`,
    ])
  })

  test('suggests the key for a title', () => {
    const holt = { ...target('authors/m-h.yml', 'm-h'), title: 'Mira Holt' }
    expect(messagesOf('mira Holt', [ADA, holt])).toEqual([expect.stringContaining('Did you mean "m-h"?')])
  })

  test('a page is referenced by its path without a slash at the end', () => {
    expect(messagesOf('/docs/start', [START], 'docs')).toEqual([])
    expect(messagesOf('/docs/start/', [START], 'docs')).toEqual([
      '"authors[1]" refers to "/docs/start/", which is not in the collection "docs". Did you mean "/docs/start"? Correct it, or add the missing file.',
    ])
  })

  test('never suggests the page itself as its reference', () => {
    expect(messagesOf('/docs/strat', [START], 'docs', START.file)).toEqual([expect.not.stringContaining('Did you')])
  })

  test('reports a reference to a draft, and names the file of the draft', () => {
    expect(messagesOf('ada', [{ ...ADA, state: 'draft' }])).toEqual([
      '"authors[1]" refers to "ada", which is a draft: content/authors/ada.yml is not published. Publish it, or remove the reference.',
    ])
    expect(messagesOf('ada', [{ ...ADA, state: 'draft' }, target('authors/ada.json', 'ada')])).toEqual([])
  })

  test('does not report a reference to a file with problems', () => {
    expect(messagesOf('ada', [{ ...ADA, state: 'broken' }])).toEqual([])
  })

  test('reports two files with the same key only if an entry refers to this key', () => {
    const targets = [ADA, target('authors/1.ada.json', 'ada'), target('authors/ben.yml', 'ben')]
    expect(messagesOf('ada', targets)).toEqual([
      '"authors[1]" refers to "ada", which matches content/authors/ada.yml and content/authors/1.ada.json. Rename all but one of them.',
    ])
    expect(messagesOf('ben', targets)).toEqual([])
  })
})

test('every later page with the same path is reported, in the order of files', () => {
  const pages = [
    { path: '/a', file: 'a/index.md' },
    { path: '/a', file: '2.a.md' },
    { path: '/b', file: 'b.md' },
    { path: '/a', file: '1.a.md' },
  ]
  const message = 'The path "/a" is already used by content/1.a.md. Rename one of the files.'
  expect(findPathConflicts(pages).map(formatProblem)).toEqual([
    `content/2.a.md:1:1  ${message}`,
    `content/a/index.md:1:1  ${message}`,
  ])
})

test('a draft with problems does not conflict with its published file', () => {
  const files = ['a.draft.md', 'a.md']
  expect(findPathConflicts(files.map((file) => ({ path: '/a', file })))).toEqual([])
})

const find = (...files: [file: string, version: string][]) =>
  findRepeatedTexts(
    files.map(([file, value]) => ({ file, uniques: [{ field: 'version', value, line: 4, column: 10 }] })),
  ).map(formatProblem)

test('reports a text that must be unique but is also in another entry of the folder', () => {
  expect(find(['changelog/b.md', '2.0.0'], ['changelog/a.md', '2.0.0'], ['changelog/c.md', '2.1.0'])).toEqual([
    'content/changelog/b.md:4:10  "version" is "2.0.0" in content/changelog/a.md already. Correct one of the two.',
  ])
})

test.each<[string, ...[string, string][]]>([
  ['in another folder', ['blog/a.md', '2.0.0'], ['changelog/a.md', '2.0.0']],
  ['in the draft of the same entry', ['changelog/a.draft.md', '2.0.0'], ['changelog/a.md', '2.0.0']],
])('the same unique text %s is no problem', (_, ...files) => {
  expect(find(...files)).toEqual([])
})
