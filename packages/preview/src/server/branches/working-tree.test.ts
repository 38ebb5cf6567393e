import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { Branches } from './branches'
import { createGitRepository } from './git-repository.fixture'
import { createWorkingTree } from './working-tree'

let origin: ReturnType<typeof createGitRepository>
let tree: Branches

beforeEach(() => {
  origin = createGitRepository()
})
afterEach(async () => {
  await tree.close()
  origin.remove()
})

function open(projectDir = origin.author) {
  tree = createWorkingTree(projectDir, join(origin.root, 'published'))
  return tree
}

test('a working tree is one branch without a name, which a refresh does not change', async () => {
  open('/project')
  expect(tree.defaultBranch).toBe('')
  expect(await tree.list()).toEqual([''])
  expect(await tree.open('')).toEqual({ projectDir: '/project' })
  expect(await tree.refresh()).toEqual({ changed: [], gone: [], problems: [] })
})

test('a working tree has no other branch', async () => {
  await expect(open('/project').open('main')).rejects.toMatchObject({
    statusCode: 410,
    message: 'This preview shows one working tree, without branches. Leave "branch" out of the URL.',
  })
})

describe('the published content', () => {
  const read = async (file: string) => readFileSync(join((await tree.open(PUBLISHED_BRANCH)).projectDir, file), 'utf8')
  const save = (file: string, text: string) => writeFileSync(join(origin.author, file), text)

  test('is checked out from the last commit, without changing the working tree or its index', async () => {
    origin.commit('content/gone.md', 'gone')
    save('content/page.md', 'saved')
    save('content/staged.md', 'staged')
    origin.git('add', 'content/staged.md')
    rmSync(join(origin.author, 'content/gone.md'))
    const before = origin.git('status', '--porcelain')
    open()
    expect(await read('content/page.md')).toBe('first')
    expect(await read('content/gone.md')).toBe('gone')
    const { projectDir, ...rest } = await tree.open(PUBLISHED_BRANCH)
    expect(existsSync(join(projectDir, 'content/staged.md'))).toBe(false)
    expect(rest).toEqual({ historyDir: join(origin.author, 'content'), isFollowed: false })
    expect(origin.git('status', '--porcelain')).toBe(before)
  })

  test('updates after each commit of content', async () => {
    open()
    expect(await read('content/page.md')).toBe('first')
    const changed = new Promise<string>((resolve) => tree.events.once('change', resolve))
    // The watcher of the log must be ready.
    await setTimeout(300)
    origin.commit('content/page.md', 'second')
    expect(await changed).toBe(PUBLISHED_BRANCH)
    expect(await read('content/page.md')).toBe('second')
  })

  test('is found for a project in a subfolder of a repository, and contains no symbolic links', async () => {
    mkdirSync(join(origin.author, 'site/content'), { recursive: true })
    origin.link('/etc/hostname', 'site/content/link.md')
    origin.commit('site/content/page.md', 'in a folder')
    open(join(origin.author, 'site'))
    expect(await read('content/page.md')).toBe('in a folder')
    expect(await read('content/link.md')).toBe('/etc/hostname')
  })

  test.each([
    ['outside Git', false],
    ['before the first commit', true],
  ])('is the working tree %s', async (_where, isRepository) => {
    const projectDir = join(origin.root, 'project')
    mkdirSync(projectDir)
    if (isRepository) execFileSync('git', ['init', '-q'], { cwd: projectDir })
    expect(await open(projectDir).open(PUBLISHED_BRANCH)).toEqual({ projectDir })
  })
})
