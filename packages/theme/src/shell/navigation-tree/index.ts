export { NavigationTree, type NavigationTreeProps } from './navigation-tree'
export type { TreeItem } from './tree-item'
