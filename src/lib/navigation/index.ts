export type { NavigationItem } from './navigation-item'
export { findBreadcrumbs, findNeighbours, firstPage, flattenNavigation } from './read-navigation'
