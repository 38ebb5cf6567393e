import { join } from 'node:path'
import { createCompileQueue, createContentStore, digestSources, type ContentStoreOptions } from '@galley/content'
import { createContentCache } from '@galley/content/content-cache'

/** Compiles the content without drafts. Files that have not changed since the last command come from a cache. */
export async function compileContent(projectDir: string, options: Pick<ContentStoreOptions, 'historyOf'> = {}) {
  const queue = createCompileQueue(projectDir)
  const contentDir = join(projectDir, 'content')
  const store = createContentStore({
    contentDir,
    compile: queue.compile,
    hasDrafts: false,
    showsFaulty: () => false,
    keep: ({ body, text, markdown, sections, linkTexts, toc, ...fields }) => fields,
    ...options,
  })
  const cache = createContentCache({
    file: join(projectDir, 'node_modules/.cache/check-content.ndjson'),
    compiler: digestSources(projectDir),
    log: { info: () => undefined, warn: console.warn },
  })
  store.restore(cache.read())
  await store.reload()
  await cache.write(store.save())
  await queue.close()
  return store
}
