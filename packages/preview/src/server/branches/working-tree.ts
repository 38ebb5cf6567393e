import { execFile } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mergeRuns } from '@galley/core/merge-runs'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import { askGit } from '@galley/node/ask-git'
import { watch } from 'chokidar'
import { BranchError, type Branches } from './branches'

const run = promisify(execFile)

const UNREAD =
  'The last commit could not be read, so nothing can be compared with it. Run `git status` in the project, then reload the page.'

/** Runs no hooks of the repository and creates no symbolic links, which could point to any file. */
const CONFIG = ['core.hooksPath=/dev/null', 'core.symlinks=false'].flatMap((setting) => ['-c', setting])

/** Serves a working tree, including uncommitted changes, as one branch without a name. The last commit is checked out into `publishedDir`. */
export function createWorkingTree(projectDir: string, publishedDir: string): Branches {
  const events: Branches['events'] = new EventEmitter()
  const committed = createCommittedProject(projectDir, publishedDir, () => events.emit('change', PUBLISHED_BRANCH))
  return {
    defaultBranch: '',
    list: async () => [''],
    commitOf: () => undefined,
    open: async (branch) => {
      if (branch === '') return { projectDir }
      if (branch === PUBLISHED_BRANCH) {
        const found = await committed.open().catch((cause: unknown) => {
          throw new BranchError(UNREAD, 503, { cause })
        })
        // Without commits, everything not marked as a draft counts as published.
        return found
          ? { projectDir: found, historyDir: join(projectDir, 'content'), isFollowed: false }
          : { projectDir }
      }
      throw new BranchError(
        'This preview shows one working tree, without branches. Leave "branch" out of the URL.',
        410,
      )
    },
    refresh: async () => ({ changed: [], gone: [], problems: [] }),
    events,
    close: committed.close,
  }
}

/**
 * Checks out the last commit of a project into `folder`, without changing the project's index or working tree. All files are checked out,
 * because pages import components. Calls `onChange` after each new commit.
 */
function createCommittedProject(projectDir: string, folder: string, onChange: () => void) {
  const tree = join(folder, 'tree')
  const ask = async (...args: string[]) => (await askGit(projectDir, ...args).catch(() => undefined))?.trim()
  let known: { version: string; projectDir: string } | undefined
  let watcher: ReturnType<typeof watch> | undefined

  /** Checks out the last commit unless it is already checked out. */
  const update = mergeRuns(async () => {
    const content = await ask('rev-parse', '--quiet', '--verify', 'HEAD:./content')
    const version = content && (await ask('rev-parse', '--quiet', '--verify', 'HEAD:./'))
    const gitDir = await ask('rev-parse', '--absolute-git-dir')
    if (!version || !gitDir) return undefined
    if (version === known?.version) return known.projectDir
    const prefix = (await ask('rev-parse', '--show-prefix')) ?? ''
    const fresh = join(folder, 'fresh')
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true })
    const index = join(folder, 'index')
    await rm(index, { force: true })
    const from = [...CONFIG, '--git-dir', gitDir, '--work-tree', fresh]
    await run('git', [...from, 'checkout', '--quiet', 'HEAD', '--', prefix || '.'], {
      cwd: fresh,
      env: { ...process.env, GIT_INDEX_FILE: index },
    })
    await rm(tree, { recursive: true, force: true })
    await rename(fresh, tree)
    known = { version, projectDir: join(tree, prefix) }
    // Git appends a line to this log for each commit.
    watcher ??= watch([join(gitDir, 'logs/HEAD'), join(gitDir, 'HEAD')], { ignoreInitial: true }).on('all', follow)
    return known.projectDir
  })

  const follow = () => {
    const before = known?.version
    update().then(
      () => {
        if (known?.version !== before) onChange()
      },
      // The next request throws the same error.
      () => undefined,
    )
  }

  return {
    /** Returns the folder of the project as of the last commit, or undefined if no content is committed. */
    open: async () => known?.projectDir ?? (await update()),
    close: async () => watcher?.close(),
  }
}
