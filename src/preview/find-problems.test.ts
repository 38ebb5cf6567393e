import type { DraftProblem } from '~/lib/preview'
import { findProblems } from './find-problems'
import type { PreviewState } from './preview-state'

const problemIn = (file: string, path?: string): DraftProblem => ({
  file,
  line: 1,
  column: 1,
  message: 'It is wrong.',
  ...(path && { path }),
})
const own = problemIn('docs/a.md', '/docs/a')
const included = problemIn('docs/_part.md')
const others = [problemIn('docs/b.md', '/docs/b'), problemIn('docs/_other.md')]
const page = { file: 'docs/a.md', problems: [own, included] }
const find = (...problems: DraftProblem[]) =>
  findProblems({ path: '/docs/a', page, problems } as unknown as PreviewState)

test('what is wrong with a page is in its file, or in one that it includes', () => {
  expect(find(own, included, ...others)).toEqual([own, included])
})

test('what has been corrected is not wrong, though the page still has it', () => {
  expect(find(own, ...others)).toEqual([own])
})
