/** Calls back when the page has nothing else to do; Safari, which cannot tell, has no more than what it does now. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback)
