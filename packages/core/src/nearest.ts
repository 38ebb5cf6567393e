import { distance } from 'fastest-levenshtein'

/** The most similar of the candidates, of equals the one that begins alike, or undefined when none is at most `limit` letters away. */
export function findNearest(
  word: string,
  candidates: readonly string[],
  limit = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let nearest: string | undefined
  let least = Infinity
  for (const candidate of candidates) {
    // What begins alike takes less than one letter away.
    const rank = distance(word, candidate) - countShared(word, candidate) / (word.length + 1)
    if (rank > limit || rank >= least) continue
    least = rank
    nearest = candidate
  }
  return nearest
}

/** How many letters two words begin with alike. */
function countShared(word: string, other: string) {
  let count = 0
  while (count < word.length && word[count] === other[count]) count += 1
  return count
}

/** The most likely file: one with a similar path, or the only one with that name in another folder. */
export function findNearestFile(file: string, files: readonly string[]): string | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const name = nameOf(file)
  const others = files.filter((other) => other !== file)
  const namesakes = others.filter((other) => nameOf(other) === name)
  return (
    findNearest(file, others, Math.max(2, Math.floor(name.length / 3))) ??
    (namesakes.length === 1 ? namesakes[0] : undefined)
  )
}

/** ` Did you mean "…"?` with the most similar of the candidates, or nothing. Appended to an error message about the word, which is none of them. */
export const suggest = (word: string, candidates: readonly string[]): string =>
  question(
    findNearest(
      word,
      candidates.filter((candidate) => candidate !== word),
    ),
  )

/** ` Did you mean "…"?`, or nothing. */
export const question = (meant: string | undefined) => (meant === undefined ? '' : ` Did you mean "${meant}"?`)
