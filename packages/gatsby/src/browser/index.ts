export { repairHash } from './repair-hash'
export { replaceNavigation } from './replace-navigation'
export { replacePreload } from './replace-preload'
export type { LoadedPage } from './window'
