export { BranchError, type BranchCommit, type Branches, type OpenBranch, type RefreshResult } from './branches'
export { createGitBranches } from './git-branches'
export { createWorkingTree } from './working-tree'
