/** Calls `callback` when the browser is idle. In Safari, which lacks `requestIdleCallback`, after the current task. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback)
