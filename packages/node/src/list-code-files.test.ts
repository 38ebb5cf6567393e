import { rmSync, symlinkSync } from 'node:fs'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { listCodeFiles, listComponentFiles } from './list-code-files'

const CODE = ['a.tsx', 'deep/b.ts']
const OTHERS = ['a.test.tsx', 'a.fixture.ts', 'a.css']
/** Temporary files of Emacs, Vim, JetBrains editors and macOS. */
const TEMPORARY = ['#a.tsx#', 'a.tsx~', '.a.tsx.swp', '4913', 'a.tsx___jb_tmp___', '._a.tsx']

workInOwnFolder()
beforeEach(() => {
  writeOwnFiles(Object.fromEntries([...CODE, ...OTHERS, ...TEMPORARY].map((file) => [file, ''])))
  // A lock of Emacs.
  symlinkSync('ada@host.123:456', '.#a.tsx')
  symlinkSync('..', 'deep/loop')
})

test('lists code files, but no tests, symbolic links or temporary files', () => {
  expect(listCodeFiles('.').sort()).toEqual(CODE)
  expect(listCodeFiles('.', { isDeep: false })).toEqual(['a.tsx'])
  expect(listComponentFiles('.')).toEqual(['a'])
})

test('gatsbyResources counts no files behind symbolic links', () => {
  const of = { memory: 64 * 1024 ** 3, cores: 8 }
  const before = gatsbyResources('.', '', of)
  rmSync('deep/loop')
  expect(gatsbyResources('.', '', of)).toEqual(before)
})
