export { CLICK_GRACE_MS, COLLAPSE_LABEL, EXPAND_LABEL, NAVIGATION_MENU_DELAY_MS } from './constants'
export { ItemContent, ItemEnd } from './item-content'
export { NavigationMenu, type NavigationMenuProps } from './navigation-menu'
export type { NavigationMenuItem, NavigationMenuSlots } from './navigation-menu-item'
