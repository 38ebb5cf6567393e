/** Loads the component that renders overlays. */
export const loadOverlayOutlet = async () => (await import('./overlay-outlet')).OverlayOutlet
export {
  createOverlayStore,
  type Overlay,
  type OverlayControls,
  type OverlayHandle,
  overlays,
  type OverlayStore,
  UNMOUNT_DELAY_MS,
} from './overlay-store'
