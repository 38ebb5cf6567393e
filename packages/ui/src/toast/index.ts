/** Loads the component that renders toasts. */
export const loadToaster = async () => (await import('./toaster')).Toaster
export { WIDTH_REM } from './stack'
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
