import type { ChangedEvent, PreviewPage } from '@galley/core/preview'

/** Whether what happened to files may show on a page; `page` is what is known of it, null where there was none. */
export function isAffected(path: string, page: PreviewPage | null, { files }: ChangedEvent) {
  // More than are listed.
  if (files.length === 0) return true
  return files.some(({ file, kind, collection, path: made }) => {
    if (made === path || kind === 'folder') return true
    // A page may move to a path where none was.
    if (!page) return kind === 'page'
    if (file === page.file || kind === 'image' || page.depends.includes('*')) return true
    return collection !== undefined && page.depends.includes(collection)
  })
}
