import type { ContentProblem } from '@galley/core/content-source'

/** What a check found that an earlier one did not. */
export interface NewProblems {
  /** Problems that were not there before. */
  fresh: ContentProblem[]
  /** How many are left, when some are gone and none is new; undefined when there is nothing to say about it. */
  left?: number
}

/** Gives a function that takes the problems of each check in turn, and returns each problem once. */
export function createNewProblemSelector(): (problems: readonly ContentProblem[]) => NewProblems {
  let known = new Set<string>()
  return (problems) => {
    // Without the line, which changes with every edit above it.
    const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`
    const fresh = problems.filter((problem) => !known.has(keyOf(problem)))
    const before = known.size
    known = new Set(problems.map(keyOf))
    return fresh.length === 0 && known.size < before ? { fresh, left: known.size } : { fresh }
  }
}
