export { ColorModeToggle } from './color-mode-toggle'
