import { closest, distance } from 'fastest-levenshtein'

/** The most similar of the candidates, or undefined when none is at most `limit` letters away. */
export function findNearest(
  word: string,
  candidates: readonly string[],
  limit = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  if (candidates.length === 0) return undefined
  const nearest = closest(word, candidates)
  return distance(word, nearest) <= limit ? nearest : undefined
}

/** ` Did you mean "…"?`, or nothing. Appended to an error message. */
export function suggest(word: string, candidates: readonly string[]): string {
  const nearest = findNearest(word, candidates)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}
