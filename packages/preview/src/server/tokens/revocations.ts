import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mergeRuns } from '@galley/core/merge-runs'
import { TOKEN_ID } from './claims'

/** The file of the tokens that were taken back, one id a line. */
export const revocationsFile = (stateDir: string) => join(stateDir, 'revoked.txt')

/** The tokens that were taken back before they expired. */
export interface Revocations {
  /** Their ids as the file has them now; undefined when it cannot be read: then no token is good. */
  read(): Promise<ReadonlySet<string> | undefined>
  revoke(id: string): Promise<void>
}

/** Reads the list again whenever its file changes, so that revocations take effect at once; `report` is called for a broken list. */
export function createRevocations(file: string, report: (problem: string) => void): Revocations {
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
        `No preview token is accepted, because ${file} cannot be read. ${problem} Correct it: it has one id a line.`,
      )
    }
    reported = problem
  }

  return {
    // All requests after an event read at the same moment: the next reading answers them.
    read: mergeRuns(async () => {
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

    async revoke(id) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      // One write, so that ids that are added at the same time all stay. A line that an editor left open is ended by the first break.
      await appendFile(file, `\n${id}\n`, { mode: 0o600, flush: true })
    },
  }
}

const MISSING = 'missing'

/** Differs from the one before when the file was changed or replaced. */
const findVersion = (file: string) =>
  stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(),
    (error: unknown) => ((error as NodeJS.ErrnoException).code === 'ENOENT' ? MISSING : undefined),
  )
