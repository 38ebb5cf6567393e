import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
