/** Calls `callback` when the browser is idle. Safari lacks `requestIdleCallback`; there, calls `callback` after the current task. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback)
