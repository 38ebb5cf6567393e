export { NavigationTree, type TreeItem } from './navigation-tree'
