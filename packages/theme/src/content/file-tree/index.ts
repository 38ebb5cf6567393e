export { EntryList, FileTree, Label, type TreeEntry } from './file-tree'
export { Row } from './file-tree.styles'
