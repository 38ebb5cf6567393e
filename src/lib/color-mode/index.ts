export type { ColorMode, ColorPreference } from './color-mode'
export {
  COLOR_MODE_KEY,
  DARK_SCHEME_QUERY,
  DEFAULT_COLOR_PREFERENCE,
  readColorPreference,
  resolveColorMode,
} from './color-mode'
