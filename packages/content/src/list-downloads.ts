import type { PlacedLink } from '@galley/core/content-compiler'
import { copyOf } from '@galley/core/download-url'

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
