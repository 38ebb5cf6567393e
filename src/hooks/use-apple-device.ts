import { useHydrated } from './use-hydrated'

/** Whether the keyboard has a command key. */
export const isAppleDevice = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The same for drawing: false on the server and in the first render, which do not know the device. */
export const useAppleDevice = () => useHydrated() && isAppleDevice()
