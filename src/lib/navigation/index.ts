export type { SurroundCounts } from './find-surround'
export { findSurround, findSurroundByDate } from './find-surround'
export type { NavigationItem } from './navigation-item'
export { findBreadcrumbs, findFirst, findSection, firstPage, flattenNavigation } from './read-navigation'
