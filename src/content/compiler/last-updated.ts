import { readFile } from 'node:fs/promises'
import { askGit } from './ask-git'

/** Names a file with the dates as JSON, for a build that has no access to Git. */
export const DATES_VARIABLE = 'CONTENT_DATES'

const LIST_COMMITS = ['log', '--format=%x00%cs', '--name-only', '--relative', '--no-renames', '--', '.']

/**
 * The day on which each file below a folder last changed, such as "2025-01-31", by file (relative to the folder), from one walk through
 * Git's history.
 * Empty outside Git, and in a shallow clone, where every file would have the date of its one commit. Throws when Git fails.
 */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>()
  const isShallow = (await askGit(folder, 'rev-parse', '--is-shallow-repository'))?.trim()
  if (isShallow !== 'false') return dates
  const log = (await askGit(folder, '-c', 'core.quotePath=false', ...LIST_COMMITS)) ?? ''
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}

/** The same dates from the file that the environment names, else from Git. */
export async function readGivenDates(folder: string, env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const file = env[DATES_VARIABLE]
  if (!file) return readLastUpdated(folder)
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>))
}
