export { EntryList, Label } from './entry-list'
export { Row } from './entry-list.styles'
export { FileTree } from './file-tree'
export type { TreeEntry } from './read-entries'
