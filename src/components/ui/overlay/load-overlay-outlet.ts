/** What draws overlays; it comes with the first one. */
export const loadOverlayOutlet = async () => (await import('./overlay-outlet')).OverlayOutlet
