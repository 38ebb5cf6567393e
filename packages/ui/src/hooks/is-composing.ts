/** Returns true for a key press that an input method (IME) handles, such as the Enter that confirms a Japanese word. */
export const isComposing = (event: KeyboardEvent) =>
  // Safari ends the composition before it reports the key that ended it, and marks that key with the code 229.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else reports it, 2026-11
  event.isComposing || event.keyCode === 229
