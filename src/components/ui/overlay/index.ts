export { loadOverlayOutlet } from './load-overlay-outlet'
export {
  createOverlayStore,
  type Overlay,
  type OverlayControls,
  type OverlayHandle,
  overlays,
  type OverlayStore,
  UNMOUNT_DELAY_MS,
} from './overlay-store'
