/** A text as a string of CSS. */
export const quote = (text: string) =>
  `"${text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
