import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates a temporary folder for each test of a file. The folders are removed after the last test, when no hook uses them any more. */
export function createTemporaryFolder() {
  const folders: string[] = []
  beforeEach(() => void folders.push(realpathSync(mkdtempSync(join(tmpdir(), 'test-')))))
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  /** Returns the absolute path of a file in the folder of the current test. Without a name, returns the path of the folder. */
  const path = (file = '') => join(folders.at(-1)!, file)
  return {
    path,
    /** Writes a file with its parent folders. Returns its absolute path. */
    write: (file: string, text: string | Buffer) => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
      return path(file)
    },
  }
}
