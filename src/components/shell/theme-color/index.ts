export { ThemeColor } from './theme-color'
