import type { ContentStore } from '@galley/content'
import { formatProblem, NO_PROBLEMS_LEFT } from '@galley/core/content-source'
import type { FastifyBaseLogger } from 'fastify'

/** Logs new problems, and one line when the last problem is solved. */
export function logProblems(
  { onChange, problems: listAll }: Pick<ContentStore, 'onChange' | 'problems'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  branch: string,
) {
  const where = branch === '' ? {} : { branch }
  return onChange(({ problems }) => {
    for (const problem of problems.flatMap((file) => file.problems)) log.warn(where, formatProblem(problem))
    if (problems.length > 0 && listAll().length === 0) log.info(where, NO_PROBLEMS_LEFT)
  })
}
