import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from './compiler/compile-worker'
import { createContentStore } from './content-store'
import { watchSources } from './watch-sources'

test('reports a missing download when it is saved', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  let isSaved: (file: string) => void = () => undefined
  const saved = new Promise<string>((resolve) => (isSaved = resolve))
  const watcher = watchSources(folder, { onChange: () => () => undefined, sources: () => ['talk.pdf'] }, isSaved)
  const saving = setInterval(() => writeFileSync(join(folder, 'talk.pdf'), String(Date.now())), 50)
  try {
    expect(await saved).toBe('talk.pdf')
  } finally {
    clearInterval(saving)
    await watcher.close()
    rmSync(folder, { recursive: true })
  }
}, 20_000)

test('a save of a file outside the content compiles the pages that include it', async () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const contentDir = join(project, 'content')
  for (const folder of ['content/docs', 'src']) mkdirSync(join(project, folder), { recursive: true })
  writeFileSync(join(project, 'src/a.ts'), 'one\n')
  writeFileSync(join(contentDir, 'docs/a.md'), '# A\n\n::include{file="../../src/a.ts"}\n')
  const store = createContentStore({ contentDir, compile: async (request) => compile(request) })
  await store.load()
  let isSaved: (file: string) => void = () => undefined
  const saved = new Promise<string>((resolve) => (isSaved = resolve))
  const watcher = watchSources(contentDir, store, isSaved)
  try {
    // The watcher has to see the file first.
    const saving = setInterval(() => writeFileSync(join(project, 'src/a.ts'), 'two\n'), 50)
    const file = await saved.finally(() => clearInterval(saving))
    expect(file).toBe('../src/a.ts')
    await store.update([file])
    expect(store.view().entriesOf('docs')[0]!.markdown).toContain('two')
  } finally {
    await watcher.close()
    rmSync(project, { recursive: true })
  }
}, 20_000)
