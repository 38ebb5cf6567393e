import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFolder } from './content-folder.fixture'
import { DATES_VARIABLE, readGivenDates, readLastUpdated } from './last-updated'

let folder: ReturnType<typeof createContentFolder>
beforeEach(() => {
  folder = createContentFolder({ 'content/docs/a.md': 'a', 'content/ünï cödé.md': 'b', 'other.md': 'c' })
})
afterEach(() => folder.remove())

const git = (date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder.contentDir,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: 'pipe',
  })

function commit(date: string) {
  git(date, 'add', '-A')
  git(date, 'commit', '-m', 'change')
}

const read = (root = folder.contentDir) => readLastUpdated(join(root, 'content'))

test('each file has the day of the last commit that touched it', async () => {
  git('', 'init', '-q')
  commit('2025-01-01T10:00:00+00:00')
  folder.write('content/docs/a.md', 'new')
  folder.write('content/docs/fresh.md', 'x')
  commit('2025-02-02T10:00:00+02:00')
  folder.write('other.md', 'new')
  commit('2025-03-03T10:00:00Z')
  folder.write('content/not-committed.md', 'x')
  expect(Object.fromEntries(await read())).toEqual({
    'docs/a.md': '2025-02-02',
    'docs/fresh.md': '2025-02-02',
    'ünï cödé.md': '2025-01-01',
  })
})

test('a shallow clone knows no dates', async () => {
  git('', 'init', '-q')
  commit('2025-01-01T10:00:00Z')
  folder.write('content/docs/a.md', 'new')
  commit('2025-01-02T10:00:00Z')
  git('', 'clone', '-q', '--depth', '1', `file://${folder.contentDir}`, 'shallow')
  expect((await read(join(folder.contentDir, 'shallow'))).size).toBe(0)
})

test('without Git or without a commit there are none', async () => {
  expect((await read()).size).toBe(0)
  git('', 'init', '-q')
  expect((await read()).size).toBe(0)
})

test('a damaged repository is an error with the reason of Git', async () => {
  git('', 'init', '-q')
  commit('2025-01-01T10:00:00Z')
  folder.write('.git/config', 'no configuration')
  await expect(read()).rejects.toThrow(/^Git cannot be read in .+content: .*bad config line 1/s)
})

test('a build that is given the dates does not ask Git', async () => {
  git('', 'init', '-q')
  commit('2025-01-01T10:00:00Z')
  folder.write('dates.json', '{"docs/a.md":"2024-12-31"}')
  const content = join(folder.contentDir, 'content')
  const given = await readGivenDates(content, { [DATES_VARIABLE]: join(folder.contentDir, 'dates.json') })
  expect(Object.fromEntries(given)).toEqual({ 'docs/a.md': '2024-12-31' })
  expect((await readGivenDates(content, {})).get('docs/a.md')).toBe('2025-01-01')
})

describe('on a machine without Git', () => {
  const { PATH } = process.env
  beforeEach(() => {
    mkdirSync(join(folder.contentDir, 'bin'))
    process.env['PATH'] = join(folder.contentDir, 'bin')
  })
  afterEach(() => void (process.env['PATH'] = PATH))

  test('a copy of the files without history has no dates', async () => {
    expect((await read()).size).toBe(0)
  })

  test('a clone says what is missing', async () => {
    mkdirSync(join(folder.contentDir, '.git'))
    await expect(read()).rejects.toThrow('the program "git" is not installed.')
  })
})
