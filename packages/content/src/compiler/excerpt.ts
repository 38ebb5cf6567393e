/** As much as search engines show of a description. */
const MAX_LENGTH = 160

/** The start of a text, cut behind a word. */
export function excerptOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  // A language without spaces is cut anywhere, but not within a character.
  return `${start.replace(/\s+\S*$|[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–-]+$/, '')}…`
}
