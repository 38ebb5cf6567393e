/** The index of the first term that is not before the given one, in a list in the order of its terms. */
export function findPosition(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Behind every term that begins with the text, in the order of terms. */
export const endOf = (beginning: string) => `${beginning}\uffff`

/** The terms of a sorted list that begin with the text. */
export const listBeginning = (terms: readonly string[], beginning: string) =>
  terms.slice(findPosition(terms, beginning), findPosition(terms, endOf(beginning)))

/** The slices of an index that may hold a term that begins with the text: each reaches to the start of the next. */
export function findSlices<Slice extends { from: string }>(slices: readonly Slice[], beginning: string): Slice[] {
  const starts = slices.map(({ from }) => from)
  const first = findPosition(starts, beginning)
  return slices.slice(
    starts[first] === beginning ? first : Math.max(first - 1, 0),
    findPosition(starts, endOf(beginning)),
  )
}
