export type { FileRole } from './content-file'
export { roleOf } from './content-file'
export { createWorkspace, pathOfEntry, type Workspace, type WorkspaceChange, type WorkspaceFile } from './workspace'
