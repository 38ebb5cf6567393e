export { NavigationMenu, type NavigationMenuEntry, NavigationMenuGroup, NavigationMenuLink } from './navigation-menu'
