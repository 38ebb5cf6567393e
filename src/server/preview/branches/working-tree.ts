import { BranchError, type Branches } from './branches'

/** The files of a project as they lie there, uncommitted changes included: one branch without a name. */
export function createWorkingTree(projectDir: string): Branches {
  return {
    defaultBranch: '',
    list: async () => [''],
    open: async (branch) => {
      if (branch === '') return { projectDir }
      throw new BranchError(
        'This preview shows one working tree, without branches. Leave "branch" out of the URL.',
        404,
      )
    },
    refresh: async () => ({ changed: [], gone: [], problems: [] }),
    onChange: () => () => undefined,
    onClose: () => () => undefined,
    close: async () => undefined,
  }
}
