import { relative, sep } from 'node:path'
import type { ContentStore } from '@galley/content'
import { watch } from 'chokidar'

/** Saves within this time count as one change. */
const GATHER_MS = 5

/** Chokidar 5 drops a save of a file within 50 ms of another save (`_emit`), so files are checked again after this time. */
const LOOK_AGAIN_MS = 100

interface WatchSavesOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  store: Pick<ContentStore, 'update' | 'hasChanged'>
  /** Called with the names of saved files, including files that the store does not read. */
  onSave?: ((names: readonly string[]) => void) | undefined
  /** Called with errors that no request waits for. */
  report: (error: unknown) => void
}

/** Updates a store when files in its folder are saved, created or deleted. */
export function watchSaves({ contentDir, store, onSave, report }: WatchSavesOptions) {
  const reportAs = (message: string) => (cause: unknown) => report(new Error(message, { cause }))
  const reportUnread = reportAs('Files that were saved could not be read. Save them again.')
  const pending = new Set<string>()
  /** Timers for the second check of saved files. */
  const settlings = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined

  // The timer starts with the first save, so a stream of saves cannot postpone the update forever.
  const gather = (name: string) => {
    pending.add(name)
    timer ??= setTimeout(() => {
      timer = undefined
      const names = [...pending]
      pending.clear()
      const settling = setTimeout(() => {
        settlings.delete(settling)
        for (const one of names) void lookAgain(one)
      }, LOOK_AGAIN_MS)
      settlings.add(settling)
      store.update(names).catch(reportUnread)
      onSave?.(names)
    }, GATHER_MS)
  }
  const lookAgain = async (name: string) => {
    if (await store.hasChanged(name).catch(reportUnread)) gather(name)
  }

  const watcher = watch(contentDir, { ignoreInitial: true, followSymlinks: false })
  const gatherPath = (path: string) => gather(relative(contentDir, path).split(sep).join('/'))
  watcher.on('add', gatherPath).on('change', gatherPath).on('unlink', gatherPath)
  watcher.on('error', reportAs('Saves cannot be followed everywhere. Raise the limit of watched files.'))
  return {
    /** Resolves when the watcher is ready. */
    ready: new Promise<void>((resolve) => watcher.once('ready', resolve)),
    close: async () => {
      clearTimeout(timer)
      for (const settling of settlings) clearTimeout(settling)
      await watcher.close()
    },
  }
}
