/**
 * Returns the number of letters to insert, delete, change or swap to turn one word into the other: the optimal string alignment distance,
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance. Returns `max + 1` for larger distances.
 * @param canContinue true compares with the nearest prefix of `word`
 */
export function measureDistance(typed: string, word: string, max: number, canContinue = false): number {
  const tooFar = max + 1
  if (typed.length - word.length > max || (!canContinue && word.length - typed.length > max)) return tooFar
  const width = canContinue ? Math.min(word.length, typed.length + max) : word.length
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let cost = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, current[column - 1]! + 1)
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > max) return tooFar
    beforeLast = last
    last = current
  }
  return Math.min(canContinue ? Math.min(...last) : last[width]!, tooFar)
}
