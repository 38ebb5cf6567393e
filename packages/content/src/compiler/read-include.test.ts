import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { canImport } from './can-import'
import { readInclude } from './read-include'

const FILES = [
  'content/docs/page.md',
  'content/docs/_part.md',
  'content/docs/_part.draft.md',
  'content/docs/cafe\u0301/_pre\u0301.md',
  'content/.hidden/a.md',
  'src/site.ts',
  'src/node_modules/a.ts',
  'src/.env',
  'package.json',
  '.env.production',
  '.git/config',
  'node_modules/a/index.js',
  'public/index.html',
  'README.md',
]
const { contentDir } = createContentFolder({
  ...Object.fromEntries(FILES.map((file) => [`../${file}`, `The text of ${file}`])),
  '../src/binary.ts': 'a\0b',
  '../src/large.ts': 'a'.repeat(1_000_001),
  '../src/parts/index.ts': '',
  '../src/part.tsx': '',
  'docs/chart.jsx': '',
  'data.json': '',
})
symlinkSync('../.git/config', join(contentDir, '../src/link.ts'))
symlinkSync('../.git', join(contentDir, '../src/folder'))

const read = (written: string) => readInclude(contentDir, 'docs/page.md', written)

test.each([
  ['_part.md', 'docs/_part.md', 'content/docs/_part.md'],
  ['../../src/site.ts', '../src/site.ts', 'src/site.ts'],
  ['caf\u00e9/_pr\u00e9.md', 'docs/cafe\u0301/_pre\u0301.md', 'content/docs/cafe\u0301/_pre\u0301.md'],
  ['../../package.json', '../package.json', 'package.json'],
])('%s is read', (written, file, origin) => {
  expect(read(written)).toEqual({ file, text: `The text of ${origin}` })
})

test.each([
  '../../.env.production',
  '../../.git/config',
  '../../node_modules/a/index.js',
  '../../public/index.html',
  '../../README.md',
  '../../src/node_modules/a.ts',
  '../../src/.env',
  '../.hidden/a.md',
  '../../../etc/passwd',
  '/etc/passwd',
  '..\\..\\.env.production',
  '../../src/../.git/config',
])('%s may not be included', (written) => {
  expect(read(written)).toEqual({ problem: expect.stringContaining('may not be included.') as string })
})

test.each([
  ['_part.draft.md', 'is a draft'],
  ['_prat.md', 'does not exist at "content/docs/_prat.md". Did you mean "_part.md"?'],
  // Never suggests the page itself.
  ['pages.md', 'does not exist at "content/docs/pages.md". Correct the name'],
  ['../../src', 'does not exist at "src".'],
  ['../../src/link.ts', 'is behind a symbolic link'],
  ['../../src/folder/config', 'is behind a symbolic link'],
  ['../../src/binary.ts', 'is not a text file.'],
  ['../../src/large.ts', 'has 1000001 bytes; files are included up to 1000000.'],
])('%s %s', (written, problem) => {
  expect(read(written)).toEqual({ problem: expect.stringContaining(problem) as string })
})

const find = (specifier: string) => canImport(contentDir, 'docs/a.mdx', specifier)

test.each(['~/parts', '~/part', '~/part.tsx', './chart.jsx?raw', '../data.json', 'react-dom/client'])(
  '%s can be imported',
  (specifier) => expect(find(specifier)).toBe(true),
)

test.each(['~/part.ts', '~', './charts', '../docs', '/chart', '@no/such-package/part'])(
  '%s cannot be imported',
  (specifier) => expect(find(specifier)).toBe(false),
)
