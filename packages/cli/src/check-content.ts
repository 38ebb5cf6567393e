// `npm run check:content`: finds in seconds what is wrong with content and settings, without a build.
import { countProblems, formatProblem, hasErrors } from '@galley/core/content-source'
import { findContentProblems } from './find-content-problems'
import { projectFolder, runCommand } from './run.mjs'

await runCommand(async () => {
  const { pages, problems, unread } = await findContentProblems(projectFolder)
  for (const line of [...pages, ...problems.map(formatProblem)]) console.log(line)
  const isWrong = pages.length > 0 || hasErrors(problems)
  const found = countProblems([...pages.map(() => ({})), ...problems])
  console.log(isWrong ? `${found}.` : `The content is in order${found && `, with ${found}`}.`)
  if (unread !== undefined) console.log(unread)
  return isWrong ? 1 : 0
})
