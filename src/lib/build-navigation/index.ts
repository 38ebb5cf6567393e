export type { NavigationFolder, NavigationPage } from './build-navigation'
export { buildNavigation } from './build-navigation'
