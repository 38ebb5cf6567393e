export { Icon, type IconProps } from './icon'
export {
  ICON_FETCH_TIMEOUT_MS,
  ICON_ROTATION_MS,
  ICON_TIMEOUT_MS,
  ICON_URL_LENGTH,
  setIconSources,
} from './icon-sources'
export { loadOwnIcons } from './own-icons'
export { setServedIcons } from './remote-icon'
export type { IconName, IconSource } from './icons'
