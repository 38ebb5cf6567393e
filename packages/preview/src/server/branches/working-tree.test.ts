import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { Branches } from './branches'
import { createWorkingTree } from './working-tree'

let root: string
let tree: Branches

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tree-'))
})
afterEach(async () => {
  await tree.close()
  rmSync(root, { recursive: true })
})

function open(projectDir = join(root, 'project')) {
  tree = createWorkingTree(projectDir, join(root, 'published'))
  return tree
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: join(root, 'project'),
    stdio: 'pipe',
  }).toString()

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, 'project', file)), { recursive: true })
  writeFileSync(join(root, 'project', file), text)
}

function commit() {
  git('add', '-A')
  git('commit', '-q', '-m', 'change')
}

test('is one branch without a name, which a refresh does not change', async () => {
  open('/project')
  expect(tree.defaultBranch).toBe('')
  expect(await tree.list()).toEqual([''])
  expect(tree.commitOf('')).toBeUndefined()
  expect(await tree.open('')).toEqual({ projectDir: '/project' })
  expect(await tree.refresh()).toEqual({ changed: [], gone: [], problems: [] })
})

test('has no other branch', async () => {
  await expect(open('/project').open('main')).rejects.toMatchObject({
    statusCode: 410,
    message: 'This preview shows one working tree, without branches. Leave "branch" out of the URL.',
  })
})

describe('the published content', () => {
  const read = async (file: string) => readFileSync(join((await tree.open(PUBLISHED_BRANCH)).projectDir, file), 'utf8')

  test('is the last commit, and leaves the tree and its index unchanged', async () => {
    write('content/page.md', 'first')
    write('content/gone.md', 'gone')
    git('init', '-q')
    commit()
    write('content/page.md', 'saved')
    write('content/staged.md', 'staged')
    git('add', 'content/staged.md')
    rmSync(join(root, 'project/content/gone.md'))
    const before = git('status', '--porcelain')
    open()
    expect(await read('content/page.md')).toBe('first')
    expect(await read('content/gone.md')).toBe('gone')
    const { projectDir, ...rest } = await tree.open(PUBLISHED_BRANCH)
    expect(existsSync(join(projectDir, 'content/staged.md'))).toBe(false)
    expect(rest).toEqual({ historyDir: join(root, 'project/content'), isFollowed: false })
    expect(git('status', '--porcelain')).toBe(before)
  })

  test('updates after each commit of content', async () => {
    write('content/page.md', 'first')
    git('init', '-q')
    commit()
    open()
    expect(await read('content/page.md')).toBe('first')
    const changed = new Promise<string>((resolve) => tree.onChange(resolve))
    // The watcher of the log must be ready.
    await new Promise((resolve) => setTimeout(resolve, 300))
    write('content/page.md', 'second')
    commit()
    expect(await changed).toBe(PUBLISHED_BRANCH)
    expect(await read('content/page.md')).toBe('second')
  })

  test('is found for a project in a subfolder of a repository, and contains no symbolic links', async () => {
    write('site/content/page.md', 'in a folder')
    symlinkSync('/etc/hostname', join(root, 'project/site/content/link.md'))
    git('init', '-q')
    commit()
    open(join(root, 'project/site'))
    expect(await read('content/page.md')).toBe('in a folder')
    expect(await read('content/link.md')).toBe('/etc/hostname')
  })

  test.each([
    ['outside Git', () => undefined],
    ['before the first commit', () => void git('init', '-q')],
  ])('is the working tree %s', async (_where, prepare) => {
    write('content/page.md', 'saved')
    prepare()
    open()
    expect(await tree.open(PUBLISHED_BRANCH)).toEqual({ projectDir: join(root, 'project') })
  })
})
