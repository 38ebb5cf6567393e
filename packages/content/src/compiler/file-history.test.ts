import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTranslations } from '@galley/core/translations'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { DATES_VARIABLE, readGivenHistory, readHistory } from './file-history'

const OPTIONS = { contributors: true }

interface Commit {
  /** A day in March 2025, or a time with its zone. */
  date: string
  files: string[]
  author: string
  message: string
}

const commit = (date: string, files: string[], author = 'A <a@a.example>', message = 'change'): Commit => ({
  date: date.length === 2 ? `2025-03-${date} 10:00:00 +0000` : date,
  files: files.map((file) => (file === 'other.md' ? file : `content/${file}`)),
  author,
  message,
})
const BEN = 'Ben <ben@b.example>'
const BOT = 'dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>'
const COAUTHORS = 'Reword\n\nCo-authored-by: Cleo <cleo@c.example>\nCo-authored-by: Ada King <ada@a.example>'

/** The commits of the repository, oldest first. Nothing is checked out, because Git reads its own store. */
const HISTORY = [
  commit('2025-01-01 10:00:00 +0000', ['docs/a.md', 'ünï cödé.md', 'other.md']),
  commit('2025-02-02 10:00:00 +0200', ['docs/a.md', 'docs/fresh.md']),
  commit('03', ['other.md']),
  commit('04', ['shared.md'], 'Ada King <ada@a.example>'),
  commit('05', ['shared.md'], BEN, COAUTHORS),
  commit('06', ['shared.md'], BEN),
  commit('07', ['mapped.md'], 'dora <dora@old.example>'),
  commit('08', ['mapped.md'], 'Dora Roe <dora@d.example>', 'Reword\n\nCo-authored-by: e <emil@e.example>'),
  commit('09', ['bots.md'], BOT),
  commit('10', ['bots.md'], 'renovate-bot <renovate@b.example>', 'Bump\n\nCo-authored-by: nobody'),
  commit('11', ['bots.md'], 'Abbot <abbot@a.example>'),
]
const MAILMAP = 'Dora Roe <dora@d.example> <dora@old.example>\nEmil Ek <emil@e.example>\n'

const createProject = (files: Record<string, string> = {}) =>
  createContentFolder({ 'content/docs/a.md': 'a', ...files }).contentDir

const git = (cwd: string, args: string[], input = '') => execFileSync('git', args, { cwd, input, stdio: 'pipe' })

/** Writes all commits with one call of Git. */
function createRepository(commits: Commit[], files?: Record<string, string>) {
  const root = createProject(files)
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const stream = commits.map(
    ({ date, files, author, message }, index) =>
      `commit refs/heads/main\nauthor ${author} ${date}\ncommitter A <a@a.example> ${date}\n${data(message)}` +
      files.map((file) => `M 100644 inline ${file}\n${data(`${index}`)}`).join(''),
  )
  git(root, ['init', '-q', '-b', 'main'])
  git(root, ['fast-import', '--quiet', '--date-format=rfc2822'], stream.join('\n'))
  return root
}

const read = (root: string, options = OPTIONS) => readHistory(join(root, 'content'), options)

describe('in a repository with history', () => {
  let root: string
  let histories: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    root = createRepository(HISTORY, { '.mailmap': MAILMAP, 'content/not-committed.md': 'x' })
    histories = await read(root)
  })

  test('returns for each file the day of the last commit that changed the file', () => {
    const dates = [...histories].map(([file, { lastUpdated }]) => `${file} ${lastUpdated}`)
    expect(dates.sort()).toEqual([
      ...['bots.md 2025-03-11', 'docs/a.md 2025-02-02', 'docs/fresh.md 2025-02-02', 'mapped.md 2025-03-08'],
      ...['shared.md 2025-03-06', 'ünï cödé.md 2025-01-01'],
    ])
  })

  test.each([
    ['the authors and co-authors of a file, each once, the latest first', 'shared.md', ['Ben', 'Cleo', 'Ada King']],
    ['the names of .mailmap, for co-authors too', 'mapped.md', ['Dora Roe', 'Emil Ek']],
    ['no bots, and no co-author without an email address', 'bots.md', ['Abbot']],
    ['the author of a commit with several files', 'ünï cödé.md', ['A']],
  ])('contributors are %s', (_, file, contributors) => {
    expect(histories.get(file)?.contributors).toEqual(contributors)
  })

  test('no email address is in the result', () => {
    expect(JSON.stringify([...histories])).not.toContain('@')
  })

  test('contributors are read only on request', async () => {
    const history = await read(root, { contributors: false })
    expect(history.get('shared.md')).toEqual({ lastUpdated: '2025-03-06', contributors: [] })
  })

  test('a shallow clone has no dates', async () => {
    git(root, ['clone', '-q', '--depth', '1', '--no-checkout', `file://${root}`, 'shallow'])
    mkdirSync(join(root, 'shallow/content'))
    expect((await read(join(root, 'shallow'))).size).toBe(0)
  })

  test('a build with a file of dates does not read Git', async () => {
    const content = join(root, 'content')
    const given = createProject({ 'dates.json': '{"docs/a.md":{"lastUpdated":"2024-12-31","contributors":["Ada"]}}' })
    const env = { [DATES_VARIABLE]: join(given, 'dates.json') }
    expect(Object.fromEntries(await readGivenHistory(content, env, OPTIONS))).toEqual({
      'docs/a.md': { lastUpdated: '2024-12-31', contributors: ['Ada'] },
    })
    expect(await readGivenHistory(content, {}, OPTIONS)).toEqual(histories)
  })
})

test('a translation is behind if its original has changed in a later commit', async () => {
  setTranslations(['de', 'zh'])
  const root = createRepository([
    commit('01', ['a.md', 'a.de.md', 'a.zh.md', 'b.md', 'c.md']),
    commit('02', ['a.md', 'b.md', 'de/b.md']),
    // On the same day.
    commit('03', ['a.de.md', 'de/c.md']),
    commit('03', ['a.md', 'zh/b.md']),
  ])
  const behind = [...(await read(root))].map(([file, { isBehind }]) => [file, isBehind])
  setTranslations([])
  expect(Object.fromEntries(behind)).toEqual({
    ...{ 'a.md': undefined, 'a.de.md': true, 'a.zh.md': true },
    ...{ 'b.md': undefined, 'de/b.md': false, 'zh/b.md': false },
    ...{ 'c.md': undefined, 'de/c.md': false },
  })
})

test('without Git or without a commit there are no dates', async () => {
  const root = createProject()
  expect((await read(root)).size).toBe(0)
  git(root, ['init', '-q'])
  expect((await read(root)).size).toBe(0)
})

test('a damaged repository is an error with the reason of Git', async () => {
  const root = createRepository([])
  writeFileSync(join(root, '.git/config'), 'no configuration')
  await expect(read(root)).rejects.toThrow(/^Git cannot be read in .+content: .*bad config line 1/s)
})

describe('on a machine without Git', () => {
  const { PATH } = process.env
  beforeEach(() => void (process.env['PATH'] = createProject()))
  afterEach(() => void (process.env['PATH'] = PATH))

  test('a copy of the files without history has no dates', async () => {
    expect((await read(createProject())).size).toBe(0)
  })

  test('reading a clone throws an error that names the missing program', async () => {
    await expect(read(createProject({ '.git/HEAD': '' }))).rejects.toThrow('the program "git" is not installed.')
  })
})
