import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The day on which each file below a folder last changed, such as "2025-01-31", by file (relative to the folder), from one walk through
 * Git's history.
 * Empty outside Git, and for a shallow clone, whose one commit would claim every file.
 */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>()
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder, maxBuffer: 2 ** 28 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return dates
    const log = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      '.',
    )
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) if (!dates.has(file)) dates.set(file, date)
    }
  } catch {
    // No Git here, or no commit yet: pages then show no date.
  }
  return dates
}
