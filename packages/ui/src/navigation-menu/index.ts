export { ItemContent, ItemEnd } from './item-content'
export { NavigationMenu, type NavigationMenuProps } from './navigation-menu'
export { type NavigationMenuItem, type NavigationMenuSlots } from './navigation-menu-item'
export { CLICK_GRACE_MS, NAVIGATION_MENU_DELAY_MS } from './use-hover'
