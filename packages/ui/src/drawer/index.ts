export { Drawer, DrawerClose, type DrawerProps } from './drawer'
export { ANIMATION_MS } from './drawer.styles'
