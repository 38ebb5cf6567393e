export { CLOSE_THRESHOLD, DEFAULT_DIRECTION, type DrawerDirection, SCROLL_LOCK_TIMEOUT_MS } from './drag'
export { Drawer, DrawerClose, type DrawerProps } from './drawer'
export { ANIMATION_MS } from './drawer.styles'
