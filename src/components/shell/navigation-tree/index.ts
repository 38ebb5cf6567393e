export { NavigationTree, type NavigationTreeProps } from './navigation-tree'
