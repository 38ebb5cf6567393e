import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '@galley/content'
import { compile } from '@galley/content/compiler/compile-worker'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { type BranchContent, createBranchContent } from './branch-content'
import { baselineOf, COMPONENTS, SCHEMA } from './preview-server.fixture'

let folder: ReturnType<typeof createContentFolder>
let content: BranchContent

function create(options: Partial<Parameters<typeof createBranchContent>[0]> = {}) {
  const created = createBranchContent({
    contentDir: folder.contentDir,
    compile: async (request) => compile(request),
    urlOf: (file, digest) => `/${file}?${digest}`,
    report: (error) => {
      throw error
    },
    ...options,
  })
  created.useBuild({ schema: SCHEMA, components: COMPONENTS })
  return created
}

beforeEach(() => {
  folder = createContentFolder({ 'docs/a.md': '# A\n', 'index.mdx': '---\ntitle: Home\n---\n' })
  content = create()
})
afterEach(async () => {
  await content.close()
  folder.remove()
})

const save = async (file: string, text: string) => {
  folder.write(file, text)
  await content.store.update([file])
}
const nextChange = () => new Promise((resolve) => content.store.onChange(resolve))

test('compiles every save, new file and deletion while watching', async () => {
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

test('reports a page outside all collections until it is moved', async () => {
  const problems = async () => (await content.problems()).map(({ file, message }) => `${file}: ${message.slice(0, 35)}`)
  folder.write('docs/old.markdown', '# Old\n')
  folder.write('docs/notes.txt', 'Notes.')
  folder.write('more.json', '{}')
  await content.open({ isWatched: true })
  const old = 'docs/old.markdown: The file belongs to no collection a'
  expect(await problems()).toEqual([old])
  let change = nextChange()
  folder.write('blog/2027/spring.md', '# Spring\n')
  expect(await change).toMatchObject({ problems: [{ file: 'blog/2027/spring.md' }] })
  expect(await problems()).toEqual(['blog/2027/spring.md: The file belongs to no collection a', old])
  change = nextChange()
  rmSync(join(folder.contentDir, 'blog/2027/spring.md'))
  await change
  rmSync(join(folder.contentDir, 'docs/old.markdown'))
  await content.reload()
  expect(await problems()).toEqual([])
})

test('compiles saves that follow each other closely', async () => {
  await content.open({ isWatched: true })
  for (let count = 1; count <= 12; count++) {
    const change = nextChange()
    writeFileSync(join(folder.contentDir, 'docs/a.md'), `# Save ${count}\n`)
    await change
    expect(content.store.view().entriesOf('docs')).toMatchObject([{ title: `Save ${count}` }])
  }
})

test('of two pages with the same path, shows the page whose file name sorts first, in whatever order they were saved', async () => {
  folder.write('docs/1.b.md', '# First\n')
  folder.write('docs/2.b.md', '# Second\n')
  await content.open({ isWatched: false })
  rmSync(join(folder.contentDir, 'docs/1.b.md'))
  await content.store.update(['docs/1.b.md'])
  await save('docs/1.b.md', '# First\n')
  expect(await content.page('/docs/b', baselineOf())).toMatchObject({ file: 'docs/1.b.md', head: { title: 'First' } })
})

test('computes an answer again after a failure', async () => {
  await content.open({ isWatched: false })
  const make = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('good')
  await expect(content.once('x', make)).rejects.toThrow('once')
  expect(await content.once('x', make)).toBe('good')
})

test('uses the queries of a new build', async () => {
  await content.open({ isWatched: false })
  const baseline = baselineOf()
  await content.page('/', baseline)
  content.useBuild({ schema: SCHEMA, components: { queries: {} } })
  expect(await content.page('/', baseline)).toBeUndefined()
})

describe('a page with problems', () => {
  const BROKEN = '---\ntitle: [\n---\n\nSecret words.\n'
  beforeEach(() => content.open({ isWatched: false }))

  test('shows the saved text, where problems can be marked', async () => {
    await save('docs/a.md', '# Saved\n\n[b](gone.md)\n')
    const page = await content.page('/docs/a', baselineOf())
    const problems = [{ line: 3, column: 1, mark: '3:1', path: '/docs/a' }]
    expect(page).toMatchObject({ data: { doc: { title: 'Saved' } }, problems })
    expect(page).not.toHaveProperty('isLastGood')
    expect(await content.problems()).toMatchObject([{ mark: '3:1' }])
  })

  test('shows its last good version if the file cannot be read', async () => {
    await save('docs/a.md', BROKEN)
    const lastGood = { data: { doc: { title: 'A' } }, isLastGood: true, problems: [{ line: 2, path: '/docs/a' }] }
    expect(await content.page('/docs/a', baselineOf())).toMatchObject(lastGood)
    await save('docs/a.md', '# Mended\n')
    const mended = await content.page('/docs/a', baselineOf())
    expect(mended).toMatchObject({ data: { doc: { title: 'Mended' } }, problems: [] })
    expect(mended).not.toHaveProperty('isLastGood')
  })

  test('that could never be read shows its text, counts as a change and is in the navigation', async () => {
    const baseline = baselineOf()
    await save('docs/new.md', BROKEN)
    expect(await content.page('/docs/new', baseline)).toMatchObject({
      component: 'problem-page',
      data: { path: '/docs/new', title: 'New', collection: 'docs', text: BROKEN },
      state: 'new',
      problems: [{ line: 2, path: '/docs/new', mark: 'line 2' }],
    })
    expect(await content.changes(baseline)).toContainEqual(
      expect.objectContaining({ file: 'docs/new.md', state: 'new', path: '/docs/new', title: 'New' }),
    )
    expect(JSON.stringify(await content.navigation('docs'))).toContain('"path":"/docs/new"')
    await save('docs/new.md', '# New\n')
    expect(await content.page('/docs/new', baseline)).toMatchObject({ data: { doc: { title: 'New' } } })
  })

  test('hides its text from tokens with a path scope', async () => {
    await save('docs/new.md', BROKEN)
    const page = await content.page('/docs/new', baselineOf(), (path) => path === '/docs/new')
    expect(page).toMatchObject({ data: { title: 'New' } })
    expect(JSON.stringify(page)).not.toContain('Secret words')
  })

  test('leaves the published page visible if it is a new draft of that page', async () => {
    await save('docs/a.draft.md', BROKEN)
    const shown = { file: 'docs/a.draft.md', data: { doc: { title: 'A' } }, isLastGood: true, problems: [{ line: 2 }] }
    const page = await content.page('/docs/a', baselineOf({ 'docs/a.md': 'x' }))
    expect(page).toMatchObject({ ...shown, state: 'changed' })
    expect(page).not.toHaveProperty('bodyLines')
    expect(page!.problems[0]).not.toHaveProperty('mark')
    await save('docs/a.draft.md', '# Draft\n')
    const draft = { data: { doc: { title: 'Draft' } }, problems: [] }
    expect(await content.page('/docs/a', baselineOf())).toMatchObject(draft)
  })

  test('shows the problems of an unsaved text', async () => {
    const show = (file: string, text: string) => content.unsavedPage({ file, text }, baselineOf())
    const tried = await show('docs/a.md', '# Tried\n\n[b](gone.md)')
    expect(tried).toMatchObject({ data: { doc: { title: 'Tried' } }, problems: [{ mark: '3:1' }] })
    for (const file of ['docs/a.md', 'docs/a.draft.md'])
      expect(await show(file, BROKEN)).toMatchObject({ data: { doc: { title: 'A' } }, isLastGood: true })
    expect(await show('docs/new.md', BROKEN)).toMatchObject({
      path: '/docs/new',
      data: { text: BROKEN },
      state: 'new',
      problems: [{ line: 2, mark: 'line 2' }],
    })
    expect(await content.page('/docs/a', baselineOf())).not.toHaveProperty('isLastGood')
  })
})

describe('after a restart', () => {
  const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>`
  let kept: readonly ContentFile[]
  const compiled: string[] = []

  /** Starts another server on the same content. */
  const start = async (seed?: () => readonly ContentFile[]) => {
    compiled.length = 0
    const cache = {
      read: () => JSON.parse(JSON.stringify(kept)) as ContentFile[],
      write: async (files: readonly ContentFile[]) => void (kept = files),
    }
    const next = create({
      compile: async (request) => {
        compiled.push(request.file)
        return compile(request)
      },
      ...(seed ? { seed } : { cache }),
    })
    await next.open({ isWatched: false })
    return next
  }
  /** The content of pages, without the time at which files were read. */
  const describeContent = async (of: BranchContent) => [
    of.store
      .files()
      .map(({ savedAt: _savedAt, seenAt: _seenAt, ...file }) => file)
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    await of.problems(),
    (await of.page('/docs/a', baselineOf()))?.data,
  ]

  beforeEach(async () => {
    kept = []
    folder.write('docs/a.md', '# A\n\n[B](./b.md)\n\n![Shot](shot.svg)\n')
    folder.write('docs/b.md', '# B\n')
    folder.write('docs/broken.md', '---\ntitle: [\n---\n')
    folder.write('docs/shot.svg', drawing(8))
    await (await start()).close()
    expect(compiled).toHaveLength(4)
    expect(kept).toHaveLength(5)
  })

  const expectSame = async (restarted: BranchContent) => {
    await restarted.close()
    const files = [...compiled]
    kept = []
    const cold = await start()
    expect(await describeContent(restarted)).toEqual(await describeContent(cold))
    await cold.close()
    return files.sort()
  }

  test('compiles again only the files with problems', async () => {
    expect(await expectSame(await start())).toEqual(['docs/broken.md'])
  })

  test('compiles again the files that changed or that show a changed image', async () => {
    folder.write('docs/new.md', '# New\n')
    folder.write('docs/b.md', '# B, edited\n')
    folder.write('docs/shot.svg', drawing(9))
    rmSync(join(folder.contentDir, 'index.mdx'))
    expect(await expectSame(await start())).toEqual(['docs/a.md', 'docs/b.md', 'docs/broken.md', 'docs/new.md'])
  })

  test('if a branch has no cache, uses the compiled files of an open branch', async () => {
    const restarted = await start()
    folder.write('docs/b.md', '# B, elsewhere\n')
    const other = await start(restarted.store.save)
    expect([...compiled].sort()).toEqual(['docs/b.md', 'docs/broken.md'])
    await other.close()
    await restarted.close()
  })

  test('shows the current dates from Git', async () => {
    kept = kept.map((file) =>
      file.entry ? ({ ...file, entry: { ...file.entry, lastUpdated: '2001-01-01' } } as ContentFile) : file,
    )
    const restarted = await start()
    expect(restarted.store.view().entriesOf('docs')).toMatchObject([{ lastUpdated: null }, { lastUpdated: null }])
    await restarted.close()
  })
})
