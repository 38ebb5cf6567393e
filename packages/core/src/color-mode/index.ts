export type { ColorMode, ColorPreference } from './color-mode'
export {
  COLOR_MODE_KEY,
  DARK_SCHEME_QUERY,
  FORCED_ATTRIBUTE,
  readColorPreference,
  readForcedMode,
  resolveColorMode,
} from './color-mode'
