import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { PUBLISHED_BRANCH } from '@galley/core/preview'
import { BranchError, type Branches } from './branches'
import { createCommittedProject } from './committed-project'

const UNREAD =
  'The last commit could not be read, so nothing can be compared with it. Run `git status` in the project, then reload the page.'

/** Serves a working tree, including uncommitted changes, as one branch without a name. The last commit is checked out into `publishedDir`. */
export function createWorkingTree(projectDir: string, publishedDir: string): Branches {
  const events = new EventEmitter<{ change: [string, string] }>()
  const committed = createCommittedProject(projectDir, publishedDir, () =>
    events.emit('change', PUBLISHED_BRANCH, projectDir),
  )
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
    onChange: (listener) => {
      events.on('change', listener)
      return () => void events.off('change', listener)
    },
    onClose: () => () => undefined,
    close: committed.close,
  }
}
