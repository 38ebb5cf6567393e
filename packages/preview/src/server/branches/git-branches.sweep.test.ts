import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { Branches } from './branches'
import { createGitBranches, MAX_BRANCHES } from './git-branches'
import { createGitRepository, replaceGit } from './git-repository.fixture'

jest.setTimeout(60_000)

let origin: ReturnType<typeof createGitRepository>
let replaced: ReturnType<typeof replaceGit> | undefined
const running: Branches[] = []
const warnings: string[] = []

beforeEach(() => {
  origin = createGitRepository()
  warnings.length = 0
})

afterEach(async () => {
  for (const branches of running.splice(0)) await branches.close()
  replaced?.stop()
  replaced = undefined
  origin.remove()
})

const log = {
  info: () => undefined,
  warn: (...said: unknown[]) =>
    void warnings.push(
      said.map((part) => (typeof part === 'string' ? part : String((part as { err?: unknown }).err))).join(' '),
    ),
}
const folder = () => join(origin.root, 'preview')
const mirrorFile = (...path: string[]) => join(folder(), 'repository.git', ...path)

async function start(options: Partial<Parameters<typeof createGitBranches>[0]> = {}) {
  const branches = await createGitBranches({ repository: origin.repository, folder: folder(), log, ...options })
  running.push(branches)
  return branches
}

async function readPage(branches: Branches, branch: string, file = 'content/page.md') {
  const { projectDir } = await branches.open(branch)
  return readFileSync(join(projectDir, file), 'utf8')
}

describe('branches of a repository', () => {
  const addBranches = (names: string[]) => {
    for (const name of names)
      execFileSync('git', ['update-ref', `refs/heads/${name}`, 'main'], { cwd: origin.repository })
  }

  test('are listed with the configured default branch first, which must exist', async () => {
    origin.push('apple', 'a')
    origin.push('drafts', 'd')
    const branches = await start({ defaultBranch: 'drafts' })
    expect(await branches.list()).toEqual(['drafts', 'apple', 'main'])
    await expect(start({ defaultBranch: 'gone' })).rejects.toThrow(
      'PREVIEW_REPOSITORY has no branch "gone" to use as the default. Choose one of its branches: apple, drafts, main.',
    )
  })

  test('are checked out side by side, with their history', async () => {
    origin.push('feature/new-page', 'of the feature')
    const branches = await start()
    expect(await readPage(branches, 'main')).toBe('first')
    expect(await readPage(branches, 'feature/new-page')).toBe('of the feature')
    const { projectDir } = await branches.open('feature/new-page')
    const log = execFileSync('git', ['log', '--format=%an', '--', 'content/page.md'], { cwd: projectDir })
    expect(log.toString()).toBe('Ana\nAna\n')
  })

  test('can read tags, also moved tags, but are no tags', async () => {
    const branches = await start()
    const readTag = async () => {
      const { projectDir } = await branches.open('main')
      return execFileSync('git', ['show', 'v1:content/page.md'], { cwd: projectDir }).toString()
    }
    for (const text of ['one', 'two']) {
      origin.commit('content/page.md', text)
      origin.git('tag', '--force', 'v1')
      origin.git('push', '-q', '--force', 'origin', 'v1')
      expect((await branches.refresh()).problems).toEqual([])
      expect(await readTag()).toBe(text)
    }
    expect(await branches.list()).toEqual(['main'])
  })

  test('have separate folders if their names differ only in case or cannot be file names', async () => {
    const names = ['Draft', 'draft', 'entwürfe/ä', 'a-b', 'a/b', 'locked']
    addBranches(names)
    const branches = await start()
    const folders = await Promise.all(names.map(async (name) => (await branches.open(name)).projectDir.toLowerCase()))
    expect(new Set(folders).size).toBe(names.length)
    await branches.refresh()
    expect(await branches.list()).toEqual(expect.arrayContaining(names))
  })

  test('refuse strange names', async () => {
    const branches = await start()
    const before = readdirSync(folder())
    const names = ['../x', '--upload-pack=touch x', 'refs/heads/main', 'main~1', 'HEAD', 'main\0', '', '__proto__']
    for (const name of [...names, 'x'.repeat(5000)]) {
      const error: unknown = await branches.open(name).catch((reason: unknown) => reason)
      expect(error).toMatchObject({
        statusCode: 410,
        message: expect.stringMatching(/^There is no branch "/) as string,
      })
      expect((error as Error).message.length).toBeLessThan(250)
      expect(readdirSync(folder())).toEqual(before)
    }
  })

  test('beyond the limit, close the least recently used branch, which can be opened again', async () => {
    const names = Array.from({ length: MAX_BRANCHES }, (_, index) => `b${index}`)
    addBranches(names)
    const branches = await start()
    const closed: string[] = []
    branches.events.on('close', (branch) => closed.push(branch))
    for (const name of names) await branches.open(name)
    await branches.open('b0')
    const { projectDir } = await branches.open('b1')
    expect(closed).toEqual([])
    await branches.open('main')
    expect(closed).toEqual(['b2'])
    expect(readdirSync(join(folder(), 'branches'))).toHaveLength(MAX_BRANCHES)
    expect(existsSync(projectDir)).toBe(true)
    expect(await readPage(branches, 'b2')).toBe('first')
    expect(closed).toEqual(['b2', 'b3'])
  })

  test('contain no symbolic links', async () => {
    origin.git('checkout', '-q', 'main')
    origin.link('/etc/passwd', 'content/passwords.md')
    origin.push('main', 'with a link')
    const { projectDir } = await (await start()).open('main')
    const file = join(projectDir, 'content/passwords.md')
    expect(lstatSync(file).isSymbolicLink()).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('/etc/passwd')
  })
})

describe('a refresh', () => {
  test('fetches pushed commits and lists the changed branches', async () => {
    origin.push('drafts', 'd1')
    const branches = await start()
    await branches.open('main')
    await branches.open('drafts')
    const changes: string[] = []
    branches.events.on('change', (branch) => changes.push(branch))

    origin.push('main', 'second')
    expect(await branches.refresh()).toEqual({ changed: ['main'], gone: [], problems: [] })
    expect(changes).toEqual(['main', PUBLISHED_BRANCH])
    expect(await readPage(branches, 'main')).toBe('second')
    expect(await branches.refresh()).toEqual({ changed: [], gone: [], problems: [] })
    expect(changes).toHaveLength(2)
  })

  test('finds new branches', async () => {
    const branches = await start()
    await expect(branches.open('later')).rejects.toThrow('refresh when it is new')
    origin.push('later', 'new')
    await branches.refresh()
    expect(await readPage(branches, 'later')).toBe('new')
  })

  test('follows a force-push to an unrelated history', async () => {
    const branches = await start()
    await branches.open('main')
    origin.git('checkout', '-q', '--orphan', 'other')
    origin.git('rm', '-rfq', '.')
    origin.commit('content/other.md', 'another history')
    origin.git('push', '-q', '--force', 'origin', 'other:main')
    expect((await branches.refresh()).changed).toEqual(['main'])
    expect(await readPage(branches, 'main', 'content/other.md')).toBe('another history')
    expect(existsSync(join((await branches.open('main')).projectDir, 'content/page.md'))).toBe(false)
  })

  test('replaces local changes: the files always match the repository', async () => {
    const branches = await start()
    const { projectDir } = await branches.open('main')
    writeFileSync(join(projectDir, 'content/page.md'), 'changed here')
    writeFileSync(join(projectDir, 'content/stray.md'), 'only here')
    mkdirSync(join(projectDir, 'content/nested/.git'), { recursive: true })
    origin.push('main', 'changed there')
    await branches.refresh()
    expect(await readPage(branches, 'main')).toBe('changed there')
    expect(readdirSync(join(projectDir, 'content'))).toEqual(['page.md'])
  })

  test('keeps files that Git ignores, and a link to installed packages', async () => {
    const branches = await start()
    const { projectDir } = await branches.open('main')
    mkdirSync(join(projectDir, '.cache'))
    writeFileSync(join(projectDir, '.cache/kept'), '')
    symlinkSync(origin.author, join(projectDir, 'node_modules'))
    origin.push('main', 'second')
    await branches.refresh()
    expect(existsSync(join(projectDir, '.cache/kept'))).toBe(true)
    expect(existsSync(join(projectDir, 'node_modules'))).toBe(true)
  })

  test('closes a deleted branch such as "topic", and opens a new branch such as "topic/part"', async () => {
    origin.push('topic', 't')
    const branches = await start()
    const { projectDir } = await branches.open('topic')
    const closed: [string, boolean][] = []
    branches.events.on('close', (branch) => closed.push([branch, existsSync(projectDir)]))
    origin.git('push', '-q', 'origin', '--delete', 'topic')
    origin.git('checkout', '-q', 'main')
    origin.git('branch', '-D', 'topic')
    origin.push('topic/part', 'part')

    expect(await branches.refresh()).toEqual({ changed: [], gone: ['topic'], problems: [] })
    expect(closed).toEqual([['topic', true]])
    expect(existsSync(projectDir)).toBe(false)
    await expect(branches.open('topic')).rejects.toThrow('no branch "topic". It may have been deleted or renamed')
    expect(await readPage(branches, 'topic/part')).toBe('part')
  })

  test('does not disturb branches that are opened at the same time', async () => {
    const names = ['a', 'b', 'c', 'd']
    for (const name of names) origin.push(name, `first ${name}`)
    const branches = await start()
    for (const name of names) origin.push(name, `second ${name}`)
    await Promise.all([...names, ...names].flatMap((name) => [branches.open(name), branches.refresh()]))
    await branches.refresh()
    for (const name of names) expect(await readPage(branches, name)).toBe(`second ${name}`)
    expect(warnings).toEqual([])
  })
})

describe('when something is broken', () => {
  test('keeps the content and reports an unreachable repository', async () => {
    const branches = await start()
    await branches.open('main')
    rmSync(origin.repository, { recursive: true })
    const problem = 'Repository not found. Correct the URL in PREVIEW_REPOSITORY, or give its credentials read access.'
    expect(await branches.refresh()).toEqual({ changed: [], gone: [], problems: [problem] })
    expect(await readPage(branches, 'main')).toBe('first')
    expect(await branches.list()).toEqual(['main'])
  })

  test('a restart without the repository uses the local clone', async () => {
    origin.push('drafts', 'd')
    await (await start()).close()
    rmSync(origin.repository, { recursive: true })
    const branches = await start()
    expect(branches.defaultBranch).toBe('main')
    expect(await readPage(branches, 'drafts')).toBe('d')
  })

  test('a first start fails with the reason without the repository, and with a remedy without commits', async () => {
    rmSync(origin.repository, { recursive: true })
    await expect(start()).rejects.toThrow('Repository not found. Correct the URL in PREVIEW_REPOSITORY')
    execFileSync('git', ['init', '-q', '--bare', origin.repository])
    await expect(start()).rejects.toThrow('PREVIEW_REPOSITORY has no branch yet. Push one, then start again.')
  })

  test('a clone whose branches cannot be listed does not count as empty', async () => {
    replaced = replaceGit(origin.root)
    replaced.setPrelude('case "$*" in *for-each-ref*) echo "fatal: bad object" >&2; exit 128;; esac')
    await expect(start()).rejects.toThrow('The repository could not be read. See the log of the preview server')
    expect(warnings.join()).toContain('fatal: bad object')
  })

  test('a restart uses the last known default branch if the repository does not name one', async () => {
    await (await start()).close()
    replaced = replaceGit(origin.root)
    replaced.setPrelude('case "$*" in *--symref*) echo "fatal: early EOF" >&2; exit 128;; esac')
    expect((await start()).defaultBranch).toBe('main')
    expect(warnings.join()).toContain('early EOF')
  })

  test('removes the locks of a killed Git', async () => {
    const branches = await start()
    await branches.open('main')
    await branches.close()
    const [worktree = ''] = readdirSync(mirrorFile('worktrees'))
    const ofTree = ['index.lock', 'HEAD.lock', 'locked'].map((lock) => `worktrees/${worktree}/${lock}`)
    for (const lock of ['packed-refs.lock', 'refs/heads/main.lock', ...ofTree]) writeFileSync(mirrorFile(lock), '')
    origin.push('main', 'after the crash')
    const again = await start()
    expect(await readPage(again, 'main')).toBe('after the crash')
    expect(warnings).toEqual([])
  })

  test.each([
    ['is no repository', () => writeFileSync(mirrorFile('HEAD'), 'nonsense')],
    ['is half gone', () => rmSync(mirrorFile('objects'), { recursive: true })],
    [
      'has empty files',
      () => {
        const objects = readdirSync(mirrorFile('objects'), { recursive: true, withFileTypes: true })
        for (const entry of objects) if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name), 0)
      },
    ],
  ])('clones again if the clone %s', async (_how, damage) => {
    const branches = await start()
    await branches.open('main')
    damage()
    origin.push('main', 'second')
    const { problems } = await branches.refresh()
    expect(problems).toEqual([])
    expect(warnings.join()).toContain('The local clone of the repository is broken. The server clones it again.')
    expect(await readPage(branches, 'main')).toBe('second')
  })

  test('clones again if damage shows only when a branch is opened', async () => {
    origin.push('drafts', 'a text of this branch alone')
    const branches = await start()
    const blob = origin.git('rev-parse', 'drafts:content/page.md').trim()
    const packs = mirrorFile('objects/pack')
    for (const pack of readdirSync(packs)) rmSync(join(packs, pack))
    rmSync(mirrorFile('objects', blob.slice(0, 2), blob.slice(2)), { force: true })
    expect(await readPage(branches, 'drafts')).toBe('a text of this branch alone')
  })

  test('checks out again the files that lost their link to Git, without changing a repository in a parent folder', async () => {
    const around = join(origin.author, 'preview')
    const branches = await start({ folder: around })
    const { projectDir } = await branches.open('main')
    rmSync(join(projectDir, '.git'))
    writeFileSync(join(origin.author, 'content/page.md'), 'work in progress')
    const commit = origin.git('commit-tree', 'HEAD^{tree}', '-m', 'The same again').trim()
    origin.git('push', '-q', '--force', 'origin', `${commit}:refs/heads/main`)
    expect(await branches.refresh()).toMatchObject({ changed: ['main'], problems: [] })
    expect(readFileSync(join(projectDir, '.git'), 'utf8')).toMatch(/^gitdir: /)
    expect(readFileSync(join(origin.author, 'content/page.md'), 'utf8')).toBe('work in progress')
  })

  test('a full disk leaves the files unchanged, and the next refresh updates them', async () => {
    replaced = replaceGit(origin.root)
    const branches = await start()
    const { projectDir } = await branches.open('main')
    const after = origin.push('main', 'second')
    replaced.setPrelude(
      `case "$*" in *"--hard ${after}"*) rm "${projectDir}/content/page.md"; echo "fatal: No space left on device" >&2; exit 128;; esac`,
    )
    const changes: string[] = []
    branches.events.on('change', (branch) => changes.push(branch))
    expect((await branches.refresh()).problems).toEqual([
      'The disk of the preview server is full. Free space on it, then refresh.',
    ])
    expect(await readPage(branches, 'main')).toBe('first')
    expect(changes).toEqual([])

    replaced.setPrelude('')
    expect((await branches.refresh()).changed).toEqual(['main'])
    expect(await readPage(branches, 'main')).toBe('second')
  })

  test('kills a hanging Git with its helpers, and keeps the content', async () => {
    replaced = replaceGit(origin.root)
    const branches = await start({ limitMs: 2000 })
    await branches.open('main')
    const pidFile = join(origin.root, 'helper.pid')
    replaced.setPrelude(`case "$*" in *fetch*) sleep 300 & echo $! > "${pidFile}"; wait;; esac`)
    expect((await branches.refresh()).problems).toEqual([
      'Reading the repository took too long. Try again. If this happens again, check the server of the repository.',
    ])
    expect(await readPage(branches, 'main')).toBe('first')
    const helper = Number(readFileSync(pidFile, 'utf8'))
    // The process closes its pipes a moment before it ends.
    for (let waited = 0; waited < 5000 && isAlive(helper); waited += 50) await setTimeout(50)
    expect(isAlive(helper)).toBe(false)
  })

  test('closing kills a running Git', async () => {
    replaced = replaceGit(origin.root)
    const branches = await start()
    replaced.setPrelude('case "$*" in *fetch*) sleep 300;; esac')
    const refreshed = branches.refresh()
    await setTimeout(200)
    await branches.close()
    expect((await refreshed).problems).toHaveLength(1)
    expect(warnings).toEqual([])
  })
})

describe('secrets', () => {
  test('of a URL appear in no warning, error or file', async () => {
    replaced = replaceGit(origin.root)
    replaced.setPrelude(
      `case "$*" in *fetch*) echo "fatal: unable to access 'https://ana:pass%2Fword@127.0.0.1:1/site.git/': pass/word pass%2Fword" >&2; exit 128;; esac`,
    )
    const repository = 'https://ana:pass%2Fword@127.0.0.1:1/site.git'
    const error: unknown = await start({ repository }).catch((reason: unknown) => reason)
    expect(String(error)).toMatch(/could not be read|cannot be reached/)
    expect(warnings.join()).toContain("'https://***@127.0.0.1:1/site.git/': *** ***")
    const files = readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    for (const text of [String(error), ...warnings, ...texts]) expect(text).not.toMatch(/pass(\/|%2F)word/)
  })

  test('of the preview server are not passed to Git, nor are variables that point Git to another repository', async () => {
    replaced = replaceGit(origin.root)
    const file = join(origin.root, 'environment')
    replaced.setPrelude(`env > "${file}"`)
    const added = { PREVIEW_SECRET: 'hidden', GIT_DIR: '/nowhere', GIT_SSH_COMMAND: 'ssh -i key' }
    Object.assign(process.env, added)
    await start()
    for (const name of Object.keys(added)) Reflect.deleteProperty(process.env, name)
    const environment = readFileSync(file, 'utf8')
    expect(environment).not.toMatch(/hidden|nowhere/)
    expect(environment).toContain('GIT_SSH_COMMAND=ssh -i key')
    expect(environment).toContain('GIT_TERMINAL_PROMPT=0')
    expect(environment).toContain('GIT_ALLOW_PROTOCOL=file')
  })
})

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    // An ended process keeps its id until its parent collects it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
