import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { compile } from './compiler/compile-worker'
import { createContentStore } from './content-store'
import { watchSources } from './watch-sources'

type WatchedStore = Parameters<typeof watchSources>[1]

/** Returns the name of the file that the watcher reports. Saves again and again, because the watcher needs time to find the file. */
async function watchSave(contentDir: string, store: WatchedStore, save: () => void) {
  let isSaved: (file: string) => void = () => undefined
  const saved = new Promise<string>((resolve) => (isSaved = resolve))
  const watcher = watchSources(contentDir, store, isSaved)
  const saving = setInterval(save, 50)
  try {
    return await saved
  } finally {
    clearInterval(saving)
    await watcher.close()
  }
}

test('reports a missing download when it is saved', async () => {
  const { contentDir, write } = createContentFolder({})
  const store = { onChange: () => () => undefined, sources: () => ['talk.pdf'] }
  expect(await watchSave(contentDir, store, () => write('talk.pdf', String(Date.now())))).toBe('talk.pdf')
}, 20_000)

test('a save of a file outside the content compiles the pages that include it', async () => {
  const { contentDir, write } = createContentFolder({
    '../src/a.ts': 'one\n',
    'docs/a.md': '# A\n\n::include{file="../../src/a.ts"}\n',
  })
  const store = createContentStore({ contentDir, compile: async (request) => compile(request) })
  await store.load()
  const file = await watchSave(contentDir, store, () => write('../src/a.ts', 'two\n'))
  expect(file).toBe('../src/a.ts')
  await store.update([file])
  expect(store.view().entriesOf('docs')[0]!.markdown).toContain('two')
}, 20_000)
