import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { digestSources } from './digest-sources'

const FILES = {
  'package-lock.json': '{}',
  'node_modules/@galley/content/src/compiler/compile-file.ts': 'a',
  'src/content.config.ts': 'b',
  'src/examples/button.tsx': 'c',
  'src/islands/clock.tsx': 'd',
  'node_modules/@galley/core/src/nearest.ts': 'e',
  'node_modules/@galley/core/src/nearest.test.ts': 'f',
  'src/lib/nearest.fixture.tsx': 'g',
  'node_modules/@galley/node/src/list-files.ts': 'h',
  'src/site.ts': 'i',
  'src/server/start.ts': 'j',
}
const USED = Object.keys(FILES).filter((file) => !/test|fixture|server/.test(file))
const UNUSED = Object.keys(FILES).filter((file) => !USED.includes(file))

test.each(USED)('the digest changes with %s, and when the file is deleted', (file) => {
  const { contentDir, write } = createContentFolder(FILES)
  const before = digestSources(contentDir)
  write(file, 'changed')
  const changed = digestSources(contentDir)
  expect(changed).not.toBe(before)
  rmSync(join(contentDir, file))
  expect([before, changed]).not.toContain(digestSources(contentDir))
})

test('the digest does not depend on the folder of the project, tests, fixtures and server files', () => {
  const { contentDir, write } = createContentFolder(FILES)
  for (const file of UNUSED) write(file, 'changed')
  expect(digestSources(contentDir)).toBe(digestSources(createContentFolder(FILES).contentDir))
})

test('the digest ignores broken links, circular links and files of editors', () => {
  const { contentDir, write } = createContentFolder(FILES)
  const before = digestSources(contentDir)
  symlinkSync('ada@host.123', join(contentDir, 'src/lib/.#nearest.ts'))
  symlinkSync('..', join(contentDir, 'src/lib/loop'))
  for (const name of ['#nearest.ts#', 'nearest.ts~', '.nearest.ts.swp']) write(`src/lib/${name}`, 'x')
  expect(digestSources(contentDir)).toBe(before)
})
