import type { UnpublishedPage } from '../lib/unpublished-pages'
import { isScheduled } from './compiler/scheduled'
import type { ContentStore } from './content-store'

/** The pages that a build without drafts leaves out. */
export const listUnpublished = (store: ContentStore): UnpublishedPage[] =>
  [...store.allFiles().values()].flatMap(({ kind, file, entry }) => {
    if (kind !== 'page' || !entry?.draft) return []
    return { path: entry.path, file: `content/${file}`, ...(isScheduled(entry) && { date: String(entry.date) }) }
  })
