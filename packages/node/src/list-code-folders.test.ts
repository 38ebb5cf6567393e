import { mkdirSync, symlinkSync } from 'node:fs'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { listCodeFolders } from './list-code-folders'

workInOwnFolder()

test('lists linked and installed packages, but not plugins', () => {
  for (const folder of [
    'node_modules/@galley/installed/src',
    'node_modules/@galley/plugin',
    'packages/core/src',
    'src',
  ])
    mkdirSync(folder, { recursive: true })
  symlinkSync('../../packages/core', 'node_modules/@galley/core')
  symlinkSync('../../src', 'node_modules/@galley/site')
  expect(listCodeFolders('.')).toEqual(['node_modules/@galley/installed/src', 'packages/core/src', 'src'])
})
