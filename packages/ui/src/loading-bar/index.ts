export { LoadingBar, type LoadingBarProps } from './loading-bar'
export {
  createLoadingBarStore,
  DURATION_MS,
  HEIGHT_PX,
  HIDE_DELAY_MS,
  loadingBar,
  type LoadingBarStore,
  type LoadingPhase,
  RESET_DELAY_MS,
  THROTTLE_MS,
} from './loading-bar-store'
