import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildNavigation } from '@galley/core/build-navigation'
import { formatProblem } from '@galley/core/content-source'
import { findFirst } from '@galley/core/navigation'
import { setTranslations } from '@galley/core/translations'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { compile } from './compiler/compile-worker'
import { createContentStore } from './content-store'
import { listUnpublished } from './store-lists'

beforeEach(() => setTranslations(['de']))
afterEach(() => setTranslations([]))

async function open(files: Record<string, string>) {
  const { contentDir, write } = createContentFolder(files)
  const store = createContentStore({ contentDir, compile: async (request) => compile(request) })
  await store.load()
  const pageAt = (path: string) =>
    store
      .view()
      .entriesOf('docs')
      .find((page) => page.path === path)
  return {
    store,
    pageAt,
    problems: () => store.problems().map(formatProblem),
    textAt: (path: string) => pageAt(path)?.markdown.split('\n').filter(Boolean).at(-1),
    linksAt: (path: string) => pageAt(path)?.placedLinks.map(({ target }) => target),
    titleAt: (path: string) => {
      const items = buildNavigation(store.view().entriesOf('docs'), store.view().folders())
      for (const item of items) {
        const found = findFirst(item, (one) => one.path === path)
        if (found) return found.title
      }
      return undefined
    },
    save: async (file: string, text: string) => {
      write(file, text)
      await store.update([file])
    },
    remove: async (file: string) => {
      await rm(join(contentDir, file))
      await store.update([file])
    },
  }
}

test('a page without a translation follows its original, until a translation replaces it', async () => {
  const { textAt, pageAt, save, remove } = await open({ 'docs/a.md': 'One', 'docs/b.md': 'Two' })
  expect(textAt('/de/docs/a')).toBe('One')
  const untouched = pageAt('/de/docs/b')
  await save('docs/a.md', 'New')
  expect(textAt('/de/docs/a')).toBe('New')
  expect(pageAt('/de/docs/b')).toBe(untouched)
  await save('docs/a.de.draft.md', 'Entwurf')
  expect(textAt('/de/docs/a')).toBe('Entwurf')
  expect(textAt('/docs/a')).toBe('New')
  await remove('docs/a.de.draft.md')
  expect(textAt('/de/docs/a')).toBe('New')
})

test.each(['docs/.navigation.de.yml', 'de/docs/.navigation.yml'])(
  '%s changes the settings of the folder in its language',
  async (file) => {
    const { titleAt, problems, save, remove } = await open({ 'docs/.navigation.yml': 'title: Guide', 'docs/a.md': 'A' })
    expect([titleAt('/docs'), titleAt('/de/docs')]).toEqual(['Guide', 'Guide'])
    await save(file, 'title: Anleitung')
    expect([titleAt('/docs'), titleAt('/de/docs')]).toEqual(['Guide', 'Anleitung'])
    expect(problems()).toEqual([])
    await remove(file)
    expect(titleAt('/de/docs')).toBe('Guide')
  },
)

test('a folder of translations uses the includes of the originals, until it has its own', async () => {
  const { textAt, problems, save, remove } = await open({
    'docs/a.md': '::include{file="./_part.md"}',
    'de/docs/a.md': '::include{file="./_part.md"}',
    'docs/_part.md': 'Part',
  })
  expect(problems()).toEqual([])
  expect(textAt('/de/docs/a')).toBe('Part')
  await save('de/docs/_part.md', 'Teil')
  expect([textAt('/docs/a'), textAt('/de/docs/a')]).toEqual(['Part', 'Teil'])
  await remove('de/docs/_part.md')
  expect(textAt('/de/docs/a')).toBe('Part')
})

test('links of a translation follow the slug of a new translation', async () => {
  const { linksAt, save, remove } = await open({ 'blog/a.md': '', 'docs/a.de.md': '[B](./b.md)', 'docs/b.md': 'B' })
  expect(linksAt('/de/docs/a')).toEqual(['/de/docs/b'])
  await save('docs/b.de.md', '[A](/docs/a)')
  expect(linksAt('/de/docs/b')).toEqual(['/de/docs/a'])
  await remove('docs/b.de.md')
  expect(linksAt('/de/docs/a')).toEqual(['/de/docs/b'])
})

test('data has no translations', async () => {
  const { store, problems } = await open({ 'authors/ada.yml': 'name: Ada', 'authors/ada.de.yml': 'name: Ada' })
  expect(problems()).toEqual([
    'content/authors/ada.de.yml:1:1  Data has no translations, but the name says that the file is in the language "de". Rename the file, or write the texts of all languages into content/authors/ada.yml.',
  ])
  expect(store.view().entriesOf('authors')).toHaveLength(1)
})

test('the name of a draft ends with the language and ".draft"', async () => {
  const { problems } = await open({ 'docs/a.draft.de.md': 'A' })
  expect(problems()[0]).toContain('End the name with ".de.draft.md", in lower case.')
})

test('a draft is unpublished in all languages', async () => {
  const { store } = await open({ 'docs/a.draft.md': 'A', 'docs/b.de.draft.md': 'B' })
  expect(listUnpublished(store).map(({ path, file }) => [path, file])).toEqual([
    ['/docs/a', 'content/docs/a.draft.md'],
    ['/de/docs/a', 'content/docs/a.draft.md'],
    ['/de/docs/b', 'content/docs/b.de.draft.md'],
  ])
})
