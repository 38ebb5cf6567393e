import { askGit } from './ask-git'

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
