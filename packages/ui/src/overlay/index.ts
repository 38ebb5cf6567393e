/** What renders overlays; it is loaded with the first one. */
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
