/** Replaces the vendor prefixes of stylis, which styled-components adds only when it is asked to. */
export const prefix = (/** @type {string} */ value) => value
