export { ColorModeToggle, TO_DARK_LABEL, TO_LIGHT_LABEL } from './color-mode-toggle'
