/** Endings of English word forms. Words of other languages match by prefix and similarity only. */
const ENDINGS = new Set(
  ' s es e ed d er ers ing ings y ies ied ion ions ation ations ment ments al ally ly able ability'.split(' '),
)

/** Minimum length of a stem: "note" and "notion" are not related. */
const MIN_STEM_LENGTH = 4

/** Returns true for forms of one word, such as "queries" and "query", "changing" and "changed". */
export function areForms(a: string, b: string): boolean {
  let stem = 0
  while (stem < a.length && a[stem] === b[stem]) stem++
  const [restA, restB] = [a.slice(stem), b.slice(stem)]
  const isPlural = (restA === '' && restB === 's') || (restA === 's' && restB === '')
  return (
    (stem >= MIN_STEM_LENGTH || (isPlural && stem === MIN_STEM_LENGTH - 1)) && ENDINGS.has(restA) && ENDINGS.has(restB)
  )
}

/** Returns the prefix that a word shares with all its forms. */
export function stemOf(word: string): string {
  for (let length = MIN_STEM_LENGTH; length < word.length; length++)
    if (ENDINGS.has(word.slice(length))) return word.slice(0, length)
  return word.length === MIN_STEM_LENGTH && word.endsWith('s') ? word.slice(0, -1) : word
}
