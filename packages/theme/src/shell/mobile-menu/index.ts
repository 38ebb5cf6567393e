export { MobileMenu, type MobileMenuProps, OPEN_MENU_LABEL } from './mobile-menu'
