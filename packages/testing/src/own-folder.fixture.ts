import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs each test of a file in a new temporary folder. Gatsby also runs in the folder of its site. */
export function workInOwnFolder() {
  const projectDir = process.cwd()
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-folder-'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(projectDir)
    rmSync(folder, { recursive: true })
  })
}

/** Writes files and their folders, by path in the working folder. */
export function writeOwnFiles(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Gives each test of a file a new temporary folder. The returned functions take paths in this folder. */
export function createTestFolder() {
  const folders: string[] = []
  beforeEach(() => void folders.push(realpathSync(mkdtempSync(join(tmpdir(), 'test-folder-')))))
  // After the last test, because other hooks may use the folder after a test.
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  const at = (...path: string[]) => join(folders.at(-1)!, ...path)
  return {
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Writes a file with its parent folders. Returns its absolute path. */
    write: (file: string, text: string | Buffer = '') => {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
      return at(file)
    },
  }
}
