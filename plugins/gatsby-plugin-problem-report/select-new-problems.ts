import { formatProblem, type ContentProblem } from '../../src/lib/content-source'

/** What a check found that an earlier one did not. */
export interface NewProblems {
  /** Problems that were not there before, each as one line. */
  lines: string[]
  /** How many are left, when some are gone and none is new; undefined when there is nothing to say about it. */
  left?: number
}

/** Gives a function that takes the problems of each check in turn, and returns each problem once. */
export function createNewProblemSelector(): (problems: readonly ContentProblem[]) => NewProblems {
  let known = new Set<string>()
  return (problems) => {
    // Without the line, which changes with every edit above it.
    const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`
    const lines = problems.filter((problem) => !known.has(keyOf(problem))).map(formatProblem)
    const before = known.size
    known = new Set(problems.map(keyOf))
    return lines.length === 0 && known.size < before ? { lines, left: known.size } : { lines }
  }
}
