import type { ContentProblem } from '@galley/core/content-source'

/** The difference between the problems of two successive checks. */
export interface NewProblems {
  /** Problems that the previous check did not find. */
  fresh: ContentProblem[]
  /** The number of remaining problems, if some were fixed and none is new. */
  left?: number
}

/** Returns a function that compares the problems of each check with those of its previous call. */
export function createNewProblemSelector(): (problems: readonly ContentProblem[]) => NewProblems {
  let known = new Set<string>()
  return (problems) => {
    // Ignores the line, because every edit above a problem changes its line.
    const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`
    const fresh = problems.filter((problem) => !known.has(keyOf(problem)))
    const before = known.size
    known = new Set(problems.map(keyOf))
    return fresh.length === 0 && known.size < before ? { fresh, left: known.size } : { fresh }
  }
}
