import { formatProblem } from '../../lib/content-source'
import { findRepeatedTexts } from './find-repeated-texts'

const find = (...files: [file: string, version: string][]) =>
  findRepeatedTexts(
    files.map(([file, value]) => ({ file, uniques: [{ field: 'version', value, line: 4, column: 10 }] })),
  ).map(formatProblem)

test('a text that another entry of the folder has is a problem that names both files', () => {
  expect(find(['changelog/b.md', '2.0.0'], ['changelog/a.md', '2.0.0'], ['changelog/c.md', '2.1.0'])).toEqual([
    'content/changelog/b.md:4:10  "version" is "2.0.0" in content/changelog/a.md already. Correct one of the two.',
  ])
})

test.each<[string, ...[string, string][]]>([
  ['in another folder', ['blog/a.md', '2.0.0'], ['changelog/a.md', '2.0.0']],
  ['in the draft of the same entry', ['changelog/a.draft.md', '2.0.0'], ['changelog/a.md', '2.0.0']],
])('the same text %s is none', (_, ...files) => {
  expect(find(...files)).toEqual([])
})
