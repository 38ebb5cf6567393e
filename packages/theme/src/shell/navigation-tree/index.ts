export { NavigationTree, type NavigationTreeProps } from './navigation-tree'
export type { TreeItem } from './navigation-tree-item'
