/** Number of characters that search engines show of a description. */
const MAX_LENGTH = 160

/** Returns a text of up to 160 characters as it is, and the start of a longer one, cut after a word. */
export function excerptOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, MAX_LENGTH)
  // Without a space the cut may be anywhere, but never within a surrogate pair.
  return `${start.replace(/\s+\S*$|[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–-]+$/, '')}…`
}
