import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCodeFolders } from './list-code-folders'

let project: string
beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'folders-'))))
afterEach(() => rmSync(project, { recursive: true }))

test('lists linked and installed packages, but not plugins', () => {
  for (const folder of [
    'node_modules/@galley/installed/src',
    'node_modules/@galley/plugin',
    'packages/core/src',
    'src',
  ])
    mkdirSync(join(project, folder), { recursive: true })
  symlinkSync('../../packages/core', join(project, 'node_modules/@galley/core'))
  symlinkSync('../../src', join(project, 'node_modules/@galley/site'))
  expect(listCodeFolders(project)).toEqual(['node_modules/@galley/installed/src', 'packages/core/src', 'src'])
})
