import { join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import type { ContentStore } from './content-store'

/** Calls `onSave` when a file that a page includes is saved, with the name of that file. Returns a function that stops watching. */
export function watchSources(
  contentDir: string,
  store: Pick<ContentStore, 'onChange' | 'sources'>,
  onSave: (file: string) => void,
) {
  const watcher = watch([], { ignoreInitial: true, followSymlinks: false })
  const known = new Set<string>()
  watcher.on('all', (_, path) => onSave(relative(contentDir, path).split(sep).join('/')))
  const follow = () => {
    const fresh = store.sources().filter((file) => !known.has(file))
    for (const file of fresh) known.add(file)
    if (fresh.length > 0) watcher.add(fresh.map((file) => join(contentDir, file)))
  }
  const stop = store.onChange(follow)
  follow()
  return {
    close: async () => {
      stop()
      await watcher.close()
    },
  }
}
