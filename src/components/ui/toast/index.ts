export { loadToaster } from './load-toaster'
export { GAP_PX, SCALE_STEP } from './stack'
export { DEFAULT_POSITION, type ToastPosition, WIDTH_REM } from './toast-position'
export {
  createToastStore,
  DURATION_MS,
  MAX_VISIBLE,
  REMOVE_DELAY_MS,
  type Toast,
  type ToastAction,
  type ToastOptions,
  toasts,
  type ToastStore,
} from './toast-store'
export type { ToasterProps } from './toaster'
