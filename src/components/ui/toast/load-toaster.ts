/** What draws toasts; it comes with the first one. */
export const loadToaster = async () => (await import('./toaster')).Toaster
