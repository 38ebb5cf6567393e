import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'
import { listCodeFiles, listComponentFiles } from './list-code-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'))
  mkdirSync(join(folder, 'deep'))
  for (const name of ['a.tsx', 'deep/b.ts', 'a.test.tsx', 'a.fixture.ts', 'a.css'])
    writeFileSync(join(folder, name), '')
  // Temporary files of Emacs, Vim, JetBrains editors and macOS.
  symlinkSync('ada@host.123:456', join(folder, '.#a.tsx'))
  for (const name of ['#a.tsx#', 'a.tsx~', '.a.tsx.swp', '4913', 'a.tsx___jb_tmp___', '._a.tsx'])
    writeFileSync(join(folder, name), '')
  symlinkSync('..', join(folder, 'deep/loop'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('lists code without tests, symbolic links and files of editors and operating systems', () => {
  expect(listCodeFiles(folder).sort()).toEqual(['a.tsx', 'deep/b.ts'])
  expect(listCodeFiles(folder, { isDeep: false })).toEqual(['a.tsx'])
  expect(listComponentFiles(folder)).toEqual(['a'])
})

test('gatsbyResources counts no files behind symbolic links', () => {
  const of = { memory: 64 * 1024 ** 3, cores: 8 }
  const before = gatsbyResources(folder, '', of)
  rmSync(join(folder, 'deep/loop'))
  expect(gatsbyResources(folder, '', of)).toEqual(before)
})
