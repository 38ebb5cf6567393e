import type { UnpublishedPage } from '@galley/core/unpublished-pages'
import type { ContentStore } from './content-store'

/** Lists the pages that a build without drafts leaves out. */
export const listUnpublished = (store: ContentStore): UnpublishedPage[] =>
  [...store.allFiles().values()].flatMap((one) => {
    if (one.kind !== 'page' || !one.entry?.draft) return []
    const { file, entry, publishOn } = one
    return { path: entry.path, file: `content/${file}`, ...(publishOn !== undefined && { date: publishOn }) }
  })
