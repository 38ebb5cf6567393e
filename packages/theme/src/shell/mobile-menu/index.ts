export { CLOSE_MENU_LABEL, MobileMenu, type MobileMenuProps, OPEN_MENU_LABEL } from './mobile-menu'
