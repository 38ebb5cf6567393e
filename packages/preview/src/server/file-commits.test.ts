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

/** The names of those who committed files. */
const authorsIn = (commits: ReadonlyMap<string, { author: string }>) =>
  [...commits].map(([name, { author }]) => [name, author])

const file = (name: string, digest = '1') => ({ file: name, digest })

test('gives when a file was committed, whatever the time of its checkout', async () => {
  git.commit('content/old.md', 'one')
  utimesSync(join(git.author, 'content/old.md'), 1, 1)
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  const committedAt = Date.parse((await commitsOf([file('old.md')])).get('old.md')!.committedAt)
  expect(Date.now() - committedAt).toBeLessThan(60_000)
})

test('gives who committed a file last, within the given folder', async () => {
  git.commit('content/docs/ä b.md', 'one')
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  const commits = await commitsOf([file('page.md'), file('docs/ä b.md'), file('none.md')])
  expect(authorsIn(commits)).toEqual([
    ['page.md', 'Ana'],
    ['docs/ä b.md', 'Ana'],
  ])
})

test('knows nobody for changes that are not committed, until they are', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  writeFileSync(join(git.author, 'content/page.md'), 'changed')
  writeFileSync(join(git.author, 'content/new.md'), 'new')
  const files = [file('page.md', '2'), file('new.md')]
  expect(await commitsOf(files)).toEqual(new Map())
  git.git('add', '-A')
  git.git('commit', '-q', '-m', 'All')
  expect(authorsIn(await commitsOf(files))).toEqual(files.map((one) => [one.file, 'Ana']))
})

test('asks Git once for each version of a file', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  await commitsOf([file('page.md')])
  rmSync(join(git.author, '.git'), { recursive: true })
  expect(authorsIn(await commitsOf([file('page.md')]))).toEqual([['page.md', 'Ana']])
})

test('outside Git nobody is known', async () => {
  expect(await createFileCommits(tmpdir(), report)([file('page.md')])).toEqual(new Map())
  expect(report).not.toHaveBeenCalled()
})

test('a Git that fails is reported once, and nobody is known', async () => {
  const commitsOf = createFileCommits(join(git.author, 'content'), report)
  writeFileSync(join(git.author, '.git/config'), 'no configuration')
  expect(await commitsOf([file('page.md')])).toEqual(new Map())
  expect(await commitsOf([file('page.md')])).toEqual(new Map())
  expect(report).toHaveBeenCalledTimes(1)
  expect(String(report.mock.calls[0]?.[0])).toContain('bad config line 1')
})
