export { DocsSidebar, type DocsSidebarProps } from './docs-sidebar'
