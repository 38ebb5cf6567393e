export type { NavigationFolder, NavigationPage } from './build-navigation'
export { buildNavigation } from './build-navigation'
export type { SurroundOrder } from './build-surround'
export { buildSurround } from './build-surround'
