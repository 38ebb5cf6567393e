export { deviceThemeColors, ThemeColor } from './theme-color'
