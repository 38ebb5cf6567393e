import { formatProblem, type ContentProblem } from '../../src/lib/content-source'

/** What there is to tell after a check that repeats an earlier one. */
export interface News {
  /** Problems that were not there before, each as one line. */
  lines: string[]
  /** How many are left, when some are gone and none is new; undefined when there is nothing to say about it. */
  left?: number
}

/** Gives a function that takes the problems of each check in turn and tells each problem once. */
export function createNews(): (problems: readonly ContentProblem[]) => News {
  let told = new Set<string>()
  return (problems) => {
    // Without the line, which changes with every edit above it.
    const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`
    const lines = problems.filter((problem) => !told.has(keyOf(problem))).map(formatProblem)
    const before = told.size
    told = new Set(problems.map(keyOf))
    return lines.length === 0 && told.size < before ? { lines, left: told.size } : { lines }
  }
}
