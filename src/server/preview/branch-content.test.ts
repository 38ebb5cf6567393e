import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from '../../content/compiler/compile-worker'
import { createContentFolder } from '../../content/compiler/content-folder.fixture'
import { type BranchContent, createBranchContent } from './branch-content'
import { baselineOf, COMPONENTS, SCHEMA } from './preview-server.fixture'

function throwError(error: unknown): never {
  throw error
}

let folder: ReturnType<typeof createContentFolder>
let content: BranchContent

beforeEach(async () => {
  folder = createContentFolder({ 'docs/a.md': '# A\n', 'index.mdx': '---\ntitle: Home\n---\n' })
  content = createBranchContent({
    contentDir: folder.contentDir,
    compile: async (request) => compile(request),
    urlOf: (file, digest) => `/${file}?${digest}`,
    report: throwError,
  })
  content.useBuild({ schema: SCHEMA, components: COMPONENTS })
})
afterEach(async () => {
  await content.close()
  folder.remove()
})

const nextChange = () => new Promise((resolve) => content.store.onChange(resolve))

test('follows every save, new file and deletion while it watches', async () => {
  await content.open({ isWatched: true })
  let change = nextChange()
  writeFileSync(join(folder.contentDir, 'docs/a.md'), '# Saved\n')
  expect(await change).toMatchObject({ changed: { files: [{ file: 'docs/a.md' }] } })
  change = nextChange()
  folder.write('docs/deep/new.md', '# New\n')
  expect(await change).toMatchObject({ changed: { files: [{ path: '/docs/deep/new' }] } })
  change = nextChange()
  rmSync(join(folder.contentDir, 'docs/deep'), { recursive: true })
  expect(await change).toMatchObject({ deleted: { files: [{ path: '/docs/deep/new' }] } })
})

test('an answer holds until the content changes', async () => {
  await content.open({ isWatched: false })
  const baseline = baselineOf()
  const first = await content.page('/docs/a', baseline)
  expect(await content.page('/docs/a', baseline)).toBe(first)
  folder.write('docs/a.md', '# B\n')
  await content.store.update(['docs/a.md'])
  expect(await content.page('/docs/a', baseline)).toMatchObject({ head: { title: 'B' }, revision: 2 })
})

test('an answer that failed is tried again', async () => {
  await content.open({ isWatched: false })
  const make = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('good')
  await expect(content.once('x', make)).rejects.toThrow('once')
  expect(await content.once('x', make)).toBe('good')
})

test('a new build is asked from then on', async () => {
  await content.open({ isWatched: false })
  const baseline = baselineOf()
  await content.page('/', baseline)
  content.useBuild({ schema: SCHEMA, components: { queries: {} } })
  expect(await content.page('/', baseline)).toBeUndefined()
})
