import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createContentFolder } from './content-folder.fixture'
import { digestSources } from './digest-sources'

const PROJECT = process.cwd()
let project: ReturnType<typeof createContentFolder>

beforeEach(() => {
  project = createContentFolder({ 'package-lock.json': '{}' })
  for (const path of ['lib', 'node', 'content', 'examples', 'islands', 'content.config.ts', 'site.ts'])
    cpSync(join(PROJECT, 'src', path), join(project.contentDir, 'src', path), { recursive: true })
})
afterEach(() => project.remove())

const digest = () => digestSources(project.contentDir)

test.each([
  'package-lock.json',
  'src/content/content-store.ts',
  'src/content/compiler/compile-worker.ts',
  'src/content.config.ts',
  'src/lib/nearest.ts',
  'src/site.ts',
])('the digest changes with %s', (file) => {
  const before = digest()
  appendFileSync(join(project.contentDir, file), '\n')
  expect(digest()).not.toBe(before)
})

test('it does not change with a test, and does with a file less', () => {
  const before = digest()
  appendFileSync(join(project.contentDir, 'src/lib/nearest.test.ts'), '\n')
  expect(digest()).toBe(before)
  rmSync(join(project.contentDir, 'src/lib/nearest.ts'))
  expect(digest()).not.toBe(before)
})

test('it is that of the sources, wherever they are', () => {
  const before = digest()
  const copy = createContentFolder({})
  cpSync(project.contentDir, copy.contentDir, { recursive: true })
  expect(digestSources(copy.contentDir)).toBe(before)
  copy.remove()
})
