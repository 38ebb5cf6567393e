import { type ContentStore, pagePathOf } from '@galley/content'
import type { PlacedReference } from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { publishedOf } from '@galley/core/content-path'
import { type Baseline, type DraftChange, oldPathOf } from '@galley/core/preview'
import { decodePath, encodePath, resolveTarget, withoutSlash } from '@galley/core/url-path'
import { site } from '@galley/site'
import { collections, type CollectionName } from '@galley/site/collections'

/** The links of a file to where a page was. */
export interface FileWithLinks {
  /** The file below `content/`. */
  file: string
  digest: string
  /** Path of the page that the file makes. */
  path: string | undefined
  links: PlacedLink[]
}

/**
 * The files that link to where the pages of these changes were, by that path, and to where they were between two renames. A path that has another
 * page now is left out.
 */
export function findLinks(
  store: Pick<ContentStore, 'allFiles' | 'files' | 'find' | 'goneFiles' | 'failed'>,
  changes: readonly DraftChange[],
  baseline: Baseline,
): Map<string, FileWithLinks[]> {
  const shown = new Set(store.files().map(pagePathOf))
  const found = new Map<string, FileWithLinks[]>()
  /** The same lists, also by the paths where a page was in between. */
  const byPath = new Map<string, FileWithLinks[]>()
  /** The same lists of pages that only have another file name, by the names before. */
  const byFile = new Map<string, FileWithLinks[]>()
  const gone = [...store.goneFiles().values()].filter(({ file }) => !(file in baseline.files))
  for (const change of changes) {
    const path = oldPathOf(change)
    const { fromFile } = change
    if (path === undefined || (shown.has(path) && fromFile === undefined)) continue
    const files: FileWithLinks[] = []
    found.set(path, files)
    if (fromFile !== undefined) {
      byFile.set(fromFile, files)
      for (const one of gone) if (pagePathOf(one) === path) byFile.set(one.file, files)
      continue
    }
    byPath.set(path, files)
    for (const between of change.between ?? []) byPath.set(between, files)
  }
  if (found.size === 0) return found
  const all = store.allFiles()
  const names = new Set([...all.keys()].map(publishedOf))

  for (const one of all.values()) {
    const { file, digest, ownDigest = digest, entry } = one
    // The links of a file with problems are those that it has now.
    const { placedLinks = [], placedReferences = [] } = (store.failed().get(file)?.fields ?? entry ?? {}) as Linking
    const path = pagePathOf(one)
    const page = new URL(encodePath(path ?? '/'), site.url)
    const links = [...placedLinks, ...placedReferences.filter(isPageReference).map(toLink)]
    for (const link of links) {
      // It is written in another file, which a person corrects.
      if (link.from !== undefined) continue
      const target =
        link.file === undefined
          ? readPath(link.target, page)
          : // A file that is there has kept its name.
            names.has(link.file)
            ? undefined
            : (baseline.paths[link.file] ?? pagePathOf(store.goneFiles().get(link.file)))
      const files = byFile.get(link.file ?? '') ?? byPath.get(target ?? '')
      const last = files?.at(-1)
      if (last?.file === file) last.links.push(link)
      else files?.push({ file, digest: ownDigest, path, links: [link] })
    }
  }
  return found
}

interface Linking {
  placedLinks?: PlacedLink[]
  placedReferences?: PlacedReference[]
}

const isPageReference = ({ collection }: PlacedReference) => collections[collection as CollectionName].kind === 'page'

const toLink = ({ value, line, column }: PlacedReference): PlacedLink => ({ target: value, line, column })

/** The page that a link leads to; undefined outside this site. */
function readPath(target: string, page: URL) {
  if (target.startsWith('#')) return undefined
  const [path = ''] = resolveTarget(target, page)?.split('#') ?? []
  const decoded = decodePath(path)
  return decoded && withoutSlash(decoded)
}
