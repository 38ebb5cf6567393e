import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canImport } from './can-import'

const project = mkdtempSync(join(tmpdir(), 'project-'))
beforeAll(() => {
  for (const file of ['src/parts/index.ts', 'src/part.tsx', 'content/docs/chart.jsx', 'content/data.json']) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), '')
  }
})
afterAll(() => rmSync(project, { recursive: true }))

const find = (specifier: string) => canImport(join(project, 'content'), 'docs/a.mdx', specifier)

test.each([
  '~/parts',
  '~/part',
  '~/part.tsx',
  './chart',
  './chart.jsx?raw',
  '../data.json',
  'react',
  'react-dom/client',
])('%s can be imported', (specifier) => expect(find(specifier)).toBe(true))

test.each(['~/prats', '~/part.ts', '~', './charts', '../docs', '/chart', 'no-such-package', '@no/such-package/part'])(
  '%s cannot be imported',
  (specifier) => expect(find(specifier)).toBe(false),
)
