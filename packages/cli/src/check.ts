import { existsSync } from 'node:fs'
import { countProblems, formatProblem, hasErrors } from '@galley/core/content-source'
import { buildSite } from './build-site'
import { findContentProblems } from './find-content-problems'
import { findPackage, findTool, run } from './run.mjs'

const QUERY_TYPES = 'src/gatsby-types.d.ts'

/** Runs the checks that the options name. Without options, runs all checks that need no build. */
export async function check(options: string[]): Promise<number> {
  const isWanted = (option: string, isDefault: boolean) => (options.length === 0 ? isDefault : options.includes(option))
  const codes = [0]
  if (isWanted('--content', true)) codes.push(await checkContent())
  if (isWanted('--types', existsSync('tsconfig.json') && findPackage('typescript') !== undefined)) {
    if (existsSync(QUERY_TYPES)) codes.push(await run(process.execPath, [findTool('typescript', 'tsc'), '--noEmit']))
    else console.log(`Types are not checked yet: the first build writes ${QUERY_TYPES}, the types of the queries.`)
  }
  // gatsby-plugin-link-check reads the variable.
  if (isWanted('--links', false)) await buildSite({ env: { ...process.env, CHECK_EXTERNAL_LINKS: '1' } })
  return Math.max(...codes)
}

/** Prints the problems of content and settings. */
async function checkContent() {
  const { pages, problems, unread } = await findContentProblems(process.cwd())
  for (const line of [...pages, ...problems.map(formatProblem)]) console.log(line)
  const isWrong = pages.length > 0 || hasErrors(problems)
  const found = countProblems([...pages.map(() => ({})), ...problems])
  console.log(isWrong ? `${found}.` : `The content is in order${found && `, with ${found}`}.`)
  if (unread !== undefined) console.log(unread)
  return isWrong ? 1 : 0
}
