import type { GatsbyNode } from 'gatsby'
import { formatProblem } from '../../src/lib/content-source'
import { isPreviewBuild } from '../../src/lib/preview-build'
import { collectProblems } from '../../src/lib/run-problems'
import { createNews } from './news'

const takeNews = createNews()

// The first hook that comes after every check. In develop it runs again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache, reporter }) => {
  const problems = await collectProblems(getCache)
  if (process.env['NODE_ENV'] !== 'production') {
    const { lines, left } = takeNews(problems)
    if (lines.length > 0) reporter.warn(`${count(lines)} in the content:\n\n${lines.join('\n')}\n`)
    if (left === 0) reporter.info('All problems in the content are solved.')
    else if (left !== undefined) reporter.info(`${count(problems)} left in the content.`)
    return
  }
  if (problems.length === 0) return
  const report = `${count(problems)} in the content:\n\n${problems.map(formatProblem).join('\n')}\n`
  // Editors see their drafts, finished or not.
  if (isPreviewBuild()) reporter.warn(report)
  else reporter.panicOnBuild(report)
}

const count = ({ length }: readonly unknown[]) => (length === 1 ? 'One problem' : `${length} problems`)
