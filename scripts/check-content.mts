// `npm run check:content`: finds in seconds what is wrong with content and settings, without a build.
import { formatProblem } from '../src/lib/content-source'
import { findContentProblems } from './find-content-problems'
import { projectFolder, runCommand } from './run.mjs'

await runCommand(async () => {
  const { pages, problems } = await findContentProblems(projectFolder)
  const errors = problems.filter(({ isWarning }) => !isWarning)
  for (const line of [...pages, ...problems.map(formatProblem)]) console.log(line)
  const count = pages.length + errors.length
  console.log(count === 0 ? 'The content is in order.' : count === 1 ? 'One problem.' : `${count} problems.`)
  return count === 0 ? 0 : 1
})
