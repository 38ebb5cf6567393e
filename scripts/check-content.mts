// `npm run check:content`: finds in seconds what is wrong with content and settings, without a build.
import { formatProblem } from '../src/lib/content-source'
import { findContentProblems } from './find-content-problems'
import { projectFolder, runCommand } from './run.mjs'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

await runCommand(async () => {
  const { pages, problems, unread } = await findContentProblems(projectFolder)
  for (const line of [...pages, ...problems.map(formatProblem)]) console.log(line)
  const warnings = problems.filter(({ isWarning }) => isWarning).length
  const errors = pages.length + problems.length - warnings
  const result = errors === 0 ? 'The content is in order' : count(errors, 'problem')
  console.log(`${result}${warnings > 0 ? `, with ${count(warnings, 'warning')}` : ''}.`)
  if (unread !== undefined) console.log(unread)
  return errors === 0 ? 0 : 1
})
