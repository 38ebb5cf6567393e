import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGitRepository } from './branches/git-repository.fixture'
import { createFileAuthors } from './file-authors'

let git: ReturnType<typeof createGitRepository>
const report = jest.fn<undefined, [unknown]>()
beforeEach(() => {
  report.mockClear()
  git = createGitRepository()
})
afterEach(() => git.remove())

const file = (name: string, digest = '1') => ({ file: name, digest })

test('gives who committed a file last, within the given folder', async () => {
  git.commit('content/docs/ä b.md', 'one')
  const authorsOf = createFileAuthors(join(git.author, 'content'), report)
  expect([...(await authorsOf([file('page.md'), file('docs/ä b.md'), file('none.md')]))]).toEqual([
    ['page.md', 'Ana'],
    ['docs/ä b.md', 'Ana'],
  ])
})

test('knows nobody for changes that are not committed, until they are', async () => {
  const authorsOf = createFileAuthors(join(git.author, 'content'), report)
  writeFileSync(join(git.author, 'content/page.md'), 'changed')
  writeFileSync(join(git.author, 'content/new.md'), 'new')
  const files = [file('page.md', '2'), file('new.md')]
  expect(await authorsOf(files)).toEqual(new Map())
  git.git('add', '-A')
  git.git('commit', '-q', '-m', 'All')
  expect(await authorsOf(files)).toEqual(new Map(files.map((one) => [one.file, 'Ana'])))
})

test('asks Git once for each version of a file', async () => {
  const authorsOf = createFileAuthors(join(git.author, 'content'), report)
  await authorsOf([file('page.md')])
  rmSync(join(git.author, '.git'), { recursive: true })
  expect(await authorsOf([file('page.md')])).toEqual(new Map([['page.md', 'Ana']]))
})

test('outside Git nobody is known', async () => {
  expect(await createFileAuthors(tmpdir(), report)([file('page.md')])).toEqual(new Map())
  expect(report).not.toHaveBeenCalled()
})

test('a Git that fails is reported once, and nobody is known', async () => {
  const authorsOf = createFileAuthors(join(git.author, 'content'), report)
  writeFileSync(join(git.author, '.git/config'), 'no configuration')
  expect(await authorsOf([file('page.md')])).toEqual(new Map())
  expect(await authorsOf([file('page.md')])).toEqual(new Map())
  expect(report).toHaveBeenCalledTimes(1)
  expect(String(report.mock.calls[0]?.[0])).toContain('bad config line 1')
})
