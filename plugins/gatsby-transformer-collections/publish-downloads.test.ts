import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishDownloads } from './publish-downloads'

test('copies files once, and replaces unfinished copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
  const [contentDir, publicDir] = [join(folder, 'content'), join(folder, 'public')]
  mkdirSync(join(contentDir, 'docs'), { recursive: true })
  writeFileSync(join(contentDir, 'docs/été.csv'), 'a,b\n')
  const copy = join(publicDir, 'static/0a/été.csv')
  const publish = () => publishDownloads(contentDir, publicDir, new Map([['/static/0a/été.csv', 'docs/été.csv']]))
  publish()
  expect(readFileSync(copy, 'utf8')).toBe('a,b\n')
  writeFileSync(copy, 'same')
  publish()
  expect(readFileSync(copy, 'utf8')).toBe('same')
  writeFileSync(copy, 'a')
  publish()
  expect(readFileSync(copy, 'utf8')).toBe('a,b\n')
  rmSync(folder, { recursive: true })
})
