import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGitRepository } from './branches/git-repository.fixture'
import { createFileCommits } from './file-commits'

let git: ReturnType<typeof createGitRepository>
const report = jest.fn<undefined, [unknown]>()
beforeEach(() => {
  report.mockClear()
  git = createGitRepository()
})
afterEach(() => git.remove())

/** Returns the authors by file. */
const authorsIn = (commits: ReadonlyMap<string, { author: string }>) =>
  [...commits].map(([name, { author }]) => [name, author])

const file = (name: string, digest = '1') => ({ file: name, digest })

test('returns the time of the commit, not of the checkout', async () => {
  git.commit('content/old.md', 'one')
  utimesSync(join(git.author, 'content/old.md'), 1, 1)
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  const committedAt = Date.parse((await commitsOf([file('old.md')])).get('old.md')!.committedAt)
  expect(Date.now() - committedAt).toBeLessThan(60_000)
})

test('returns the author of the last commit, within the given folder', async () => {
  git.commit('content/docs/ä b.md', 'one')
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  const commits = await commitsOf([file('page.md'), file('docs/ä b.md'), file('none.md')])
  expect(authorsIn(commits)).toEqual([
    ['page.md', 'Ana'],
    ['docs/ä b.md', 'Ana'],
  ])
})

test('returns no author for uncommitted changes', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  writeFileSync(join(git.author, 'content/page.md'), 'changed')
  writeFileSync(join(git.author, 'content/new.md'), 'new')
  const files = [file('page.md', '2'), file('new.md')]
  expect(await commitsOf(files)).toEqual(new Map())
  git.git('add', '-A')
  git.git('commit', '-q', '-m', 'All')
  expect(authorsIn(await commitsOf(files))).toEqual(files.map((one) => [one.file, 'Ana']))
})

test('calls Git once for each version of a file', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  await commitsOf([file('page.md')])
  rmSync(join(git.author, '.git'), { recursive: true })
  expect(authorsIn(await commitsOf([file('page.md')]))).toEqual([['page.md', 'Ana']])
})

test('returns no author outside Git', async () => {
  expect(await createFileCommits(tmpdir(), report)([file('page.md')])).toEqual(new Map())
  expect(report).not.toHaveBeenCalled()
})

test('reports a failure of Git once, and returns no authors', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  writeFileSync(join(git.author, '.git/config'), 'no configuration')
  expect(await commitsOf([file('page.md')])).toEqual(new Map())
  expect(await commitsOf([file('page.md')])).toEqual(new Map())
  expect(report).toHaveBeenCalledTimes(1)
  expect(String(report.mock.calls[0]?.[0])).toContain('bad config line 1')
})
