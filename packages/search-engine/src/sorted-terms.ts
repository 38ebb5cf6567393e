/** Returns the index of the first term in a sorted list that does not come before the given term. */
function findPosition(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns a text that sorts after every term with the given prefix. */
const endOf = (beginning: string) => `${beginning}\uffff`

/** Returns the terms of a sorted list with the given prefix. */
export const listBeginning = (terms: readonly string[], beginning: string) =>
  terms.slice(findPosition(terms, beginning), findPosition(terms, endOf(beginning)))

/** Returns the slices of an index that may contain terms with the given prefix. Each slice ends at the start of the next. */
export const findSlices = <Slice extends { from: string }>(slices: readonly Slice[], beginning: string): Slice[] =>
  slices.filter(({ from }, index) => {
    const next = slices[index + 1]
    return from < endOf(beginning) && (!next || next.from > beginning)
  })
