import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFolder } from './content-folder.fixture'
import { DATES_VARIABLE, readGivenHistory, readHistory } from './file-history'

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

const read = (root = folder.contentDir, contributors = true) => readHistory(join(root, 'content'), { contributors })

const OPTIONS = { contributors: true }

const daysOf = (histories: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries([...histories].map(([file, { lastUpdated }]) => [file, lastUpdated]))

test('each file has the day of the last commit that touched it', async () => {
  git('', 'init', '-q')
  commit('2025-01-01T10:00:00+00:00')
  folder.write('content/docs/a.md', 'new')
  folder.write('content/docs/fresh.md', 'x')
  commit('2025-02-02T10:00:00+02:00')
  folder.write('other.md', 'new')
  commit('2025-03-03T10:00:00Z')
  folder.write('content/not-committed.md', 'x')
  expect(daysOf(await read())).toEqual({
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
  folder.write('dates.json', '{"docs/a.md":{"lastUpdated":"2024-12-31","contributors":["Ada"]}}')
  const content = join(folder.contentDir, 'content')
  const given = await readGivenHistory(content, { [DATES_VARIABLE]: join(folder.contentDir, 'dates.json') }, OPTIONS)
  expect(Object.fromEntries(given)).toEqual({ 'docs/a.md': { lastUpdated: '2024-12-31', contributors: ['Ada'] } })
  expect((await readGivenHistory(content, {}, OPTIONS)).get('docs/a.md')?.lastUpdated).toBe('2025-01-01')
})

describe('contributors', () => {
  const DATE = '2025-01-01T10:00:00Z'
  const write = (author: string, message = 'change') => {
    folder.write('content/docs/a.md', `${author} ${message}`)
    git(DATE, 'add', '-A')
    git(DATE, 'commit', '-m', message, `--author=${author}`)
  }
  const contributors = async () => (await read()).get('docs/a.md')?.contributors

  beforeEach(() => git('', 'init', '-q'))

  test('are those who wrote a file or its commits with others, the last first and each once', async () => {
    write('Ada King <ada@a.example>')
    write(
      'Ben <ben@b.example>',
      'Reword\n\nCo-authored-by: Cleo <cleo@c.example>\nCo-authored-by: Ada King <ada@a.example>',
    )
    write('Ben <ben@b.example>', 'Again')
    expect(await contributors()).toEqual(['Ben', 'Cleo', 'Ada King'])
    expect((await read()).get('ünï cödé.md')?.contributors).toEqual(['Ada King'])
  })

  test('have the names of .mailmap, co-authors too', async () => {
    folder.write('.mailmap', 'Ada King <ada@a.example> <ada@old.example>\nCleo Roe <cleo@c.example>')
    write('ada <ada@old.example>')
    write('Ada King <ada@a.example>', 'Reword\n\nCo-authored-by: c <cleo@c.example>')
    expect(await contributors()).toEqual(['Ada King', 'Cleo Roe'])
  })

  test('are no bots, and nothing that is no person', async () => {
    write('dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>')
    write('renovate-bot <renovate@b.example>', 'Bump\n\nCo-authored-by: nobody')
    write('Abbot <abbot@a.example>')
    expect(await contributors()).toEqual(['Abbot'])
  })

  test('are not read unless they are asked for', async () => {
    write('Ada King <ada@a.example>')
    expect((await read(folder.contentDir, false)).get('docs/a.md')).toEqual({
      lastUpdated: '2025-01-01',
      contributors: [],
    })
  })

  test('an address is in no answer', async () => {
    write('Ada King <ada@a.example>', 'Reword\n\nCo-authored-by: Cleo <cleo@c.example>')
    expect(JSON.stringify([...(await read())])).not.toContain('@')
  })
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
