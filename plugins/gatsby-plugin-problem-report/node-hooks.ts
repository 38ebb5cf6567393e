import { type ContentProblem, countProblems, formatProblem, NO_PROBLEMS_LEFT } from '@galley/core/content-source'
import { isPreviewBuild } from '@galley/core/preview-build'
import { collectProblems } from '@galley/core/run-problems'
import type { GatsbyNode } from 'gatsby'

/** The problems of the last check. The keys leave out lines, because every edit above a problem changes its line. */
let known = new Set<string>()
const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`

// This hook runs after all checks. In develop, Gatsby runs it again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache, reporter }) => {
  const problems = await collectProblems(getCache)
  if (process.env['NODE_ENV'] !== 'production') {
    const fresh = problems.filter((problem) => !known.has(keyOf(problem)))
    const before = known.size
    known = new Set(problems.map(keyOf))
    if (fresh.length > 0) reporter.warn(list(fresh))
    else if (known.size < before)
      reporter.info(known.size === 0 ? NO_PROBLEMS_LEFT : `${countProblems(problems)} left in the content.`)
    return
  }
  // A preview build tolerates errors so that editors can see unfinished drafts.
  const isTolerable = ({ isWarning }: ContentProblem) => isWarning ?? isPreviewBuild()
  const [warnings, errors] = [problems.filter(isTolerable), problems.filter((problem) => !isTolerable(problem))]
  if (warnings.length > 0) reporter.warn(list(warnings))
  if (errors.length > 0) reporter.panicOnBuild(list(errors))
}

const list = (problems: readonly ContentProblem[]) =>
  `${countProblems(problems)} in the content:\n\n${problems.map(formatProblem).join('\n')}\n`
