/** The first letters of the first and the last word: "Ada King Lovelace" is AL. */
export function takeInitials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  // By code point: a letter beyond the basic plane is two units.
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('')
}
