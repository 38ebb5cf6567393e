/**
 * 1 where text reads from left to right, and -1 where it reads from right to left. Multiply horizontal distances of transforms and shadows with this
 * factor, because they have no logical properties. The global style sheet sets the variable.
 */
export const inlineSign = 'var(--inline-sign, 1)'

/** The start of the line, for `transform-origin` and for positions of backgrounds and masks. */
export const lineStart = `calc(50% - 50% * ${inlineSign})`

/** Keeps code, paths and URLs from left to right in every language. */
export const leftToRight = '--inline-sign: 1; direction: ltr; unicode-bidi: isolate;'
