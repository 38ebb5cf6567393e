/** Whether a key belongs to an input method, which makes characters of several keys: its Enter is not the reader's. */
export const isComposing = (event: KeyboardEvent) =>
  // Safari reports the end of a composition before the key that ended it; the code 229 is how it marks that key.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else reports it, 2026-11
  event.isComposing || event.keyCode === 229
