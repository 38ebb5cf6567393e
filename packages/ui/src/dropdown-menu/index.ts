export { DropdownMenu, type DropdownMenuProps, SUBMENU_GRACE_MS, SUBMENU_OPEN_DELAY_MS } from './dropdown-menu'
export type {
  DropdownMenuItem,
  MenuAction,
  MenuBranch,
  MenuCheckbox,
  MenuLabel,
  MenuLine,
  MenuLink,
  MenuRadio,
  MenuSeparator,
} from './menu-item'
