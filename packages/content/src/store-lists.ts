import type { PlacedLink } from '@galley/core/content-compiler'
import { copyOf } from '@galley/core/download-url'
import { fileLanguage, listTranslations, pathInLanguage } from '@galley/core/translations'
import type { UnpublishedPage } from '@galley/core/unpublished-pages'
import type { ContentStore } from './content-store'

/** Lists the files below `content/` that entries link to, by the decoded path of the published copy. */
export const listDownloads = (entries: Iterable<object>): Map<string, string> =>
  new Map(
    [...entries].flatMap((entry) => {
      const { placedLinks = [] } = entry as { placedLinks?: readonly PlacedLink[] }
      return placedLinks.flatMap(({ target, file }): [string, string][] => {
        const copy = copyOf(target)
        return file === undefined || copy === undefined ? [] : [[copy, file]]
      })
    }),
  )

/** Lists the pages that a build without drafts leaves out, in all languages. */
export const listUnpublished = (store: ContentStore): UnpublishedPage[] =>
  [...store.allFiles().values()].flatMap((one) => {
    if (one.kind !== 'page' || !one.entry?.draft) return []
    const { file, entry, publishOn } = one
    const page = { file: `content/${file}`, ...(publishOn !== undefined && { date: publishOn }) }
    const copies = fileLanguage(file) === undefined ? listTranslations() : []
    return [undefined, ...copies].map((language) => ({ ...page, path: pathInLanguage(entry.path, language) }))
  })

/** Returns a warning with the number of files whose links cannot be checked because of other problems; undefined if all links can be checked. */
export function describeUnread(store: Pick<ContentStore, 'failed'>): string | undefined {
  const unread = [...store.failed()].filter(([, { isUnread }]) => isUnread)
  if (unread.length === 0) return undefined
  const noun = unread.every(([file]) => /\.mdx?$/.test(file)) ? 'page' : 'file'
  return unread.length === 1
    ? `One ${noun} is not checked for links yet: its text cannot be read.`
    : `${unread.length} ${noun}s are not checked for links yet: their text cannot be read.`
}
