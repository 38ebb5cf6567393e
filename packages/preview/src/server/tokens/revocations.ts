import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mergeRuns } from '@galley/core/merge-runs'
import { TOKEN_ID } from './claims'

/** Returns the file with the ids of revoked tokens, one per line. */
export const revocationsFile = (stateDir: string) => join(stateDir, 'revoked.txt')

export type Revocations = ReturnType<typeof createRevocations>

/** Opens the list of revoked tokens. The list is read again when its file changes, so revocations take effect at once. `report` receives errors. */
export function createRevocations(file: string, report: (problem: string) => void) {
  let version: string | undefined
  let ids: ReadonlySet<string> | undefined
  let reported: string | undefined

  async function readIds() {
    const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim())
    const wrong = lines.findIndex((line) => line && !TOKEN_ID.test(line))
    if (wrong >= 0) throw new Error(`Line ${wrong + 1} is "${lines[wrong]}", not the id of a token.`)
    return new Set(lines.filter(Boolean))
  }

  function reportOnce(problem: string) {
    if (problem !== reported) {
      report(
        `No preview token is accepted, because ${file} cannot be read. ${problem} Correct the file: it has one id per line.`,
      )
    }
    reported = problem
  }

  return {
    /** Returns the ids in the file, or undefined if the file cannot be read. No token is then valid. */
    // After an event, many pages send requests at the same moment. They share one read.
    read: mergeRuns(async (): Promise<ReadonlySet<string> | undefined> => {
      const found = await findVersion(file)
      if (ids && found === version) return ids
      try {
        ids = found === MISSING ? new Set() : await readIds()
        version = found
        reported = undefined
      } catch (error) {
        ids = undefined
        reportOnce((error as Error).message)
      }
      return ids
    }),

    async revoke(id: string) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      // One write, so that simultaneous additions all stay. The first line break ends a line that an editor left open.
      await appendFile(file, `\n${id}\n`, { mode: 0o600, flush: true })
    },
  }
}

const MISSING = 'missing'

/** Returns a value that changes when the file is changed or replaced. */
const findVersion = (file: string) =>
  stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(),
    (error: unknown) => ((error as NodeJS.ErrnoException).code === 'ENOENT' ? MISSING : undefined),
  )
