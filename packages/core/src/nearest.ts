import { distance } from 'fastest-levenshtein'

/**
 * Returns the most similar candidate, or undefined if every candidate differs by more than `limit` letters. Of equally similar candidates,
 * the candidate with the longer common beginning wins.
 */
export function findNearest(
  word: string,
  candidates: readonly string[],
  limit = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let nearest: string | undefined
  let least = Infinity
  for (const candidate of candidates) {
    // The common beginning changes the rank by less than one letter, so this beginning only decides between equal distances.
    const rank = distance(word, candidate) - countShared(word, candidate) / (word.length + 1)
    if (rank > limit || rank >= least) continue
    least = rank
    nearest = candidate
  }
  return nearest
}

/** Counts the letters with which both words begin. */
function countShared(word: string, other: string) {
  let count = 0
  while (count < word.length && word[count] === other[count]) count += 1
  return count
}

/** Returns the file that was probably meant: a file with a similar path, or the only file with the same name in another folder. */
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

/**
 * Returns ` Did you mean "…"?` with the most similar candidate, to append to an error message about an unknown word; "" if no candidate is similar.
 */
export const suggest = (word: string, candidates: readonly string[]): string =>
  question(
    findNearest(
      word,
      candidates.filter((candidate) => candidate !== word),
    ),
  )

/** Returns ` Did you mean "…"?`, or "" for undefined. */
export const question = (meant: string | undefined) => (meant === undefined ? '' : ` Did you mean "${meant}"?`)
