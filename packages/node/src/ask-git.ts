import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** For a large repository, Git's output is longer than 1 MB, Node's default limit. */
const MAX_ANSWER_BYTES = 2 ** 28

const NO_REPOSITORY = /not a git repository \(or any/
const NO_COMMIT = /does not have any commits yet/

/**
 * Runs Git in a folder and returns its output; undefined if the folder is outside a repository, or the repository has no commit yet.
 * @throws Error with Git's own message for every other failure
 */
export async function askGit(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    // The patterns above match English messages.
    const env = { ...process.env, LC_ALL: 'C' }
    return (await run('git', args, { cwd: folder, env, maxBuffer: MAX_ANSWER_BYTES })).stdout
  } catch (cause) {
    const { code, message, stderr = '' } = cause as Error & { code?: unknown; stderr?: string }
    if (NO_REPOSITORY.test(stderr) || NO_COMMIT.test(stderr)) return undefined
    if (code === 'ENOENT' && !isInRepository(folder)) return undefined
    const reason = code === 'ENOENT' ? 'the program "git" is not installed.' : stderr.trim() || message
    throw new Error(`Git cannot be read in ${folder}: ${reason}`, { cause })
  }
}

function isInRepository(folder: string): boolean {
  return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)))
}
