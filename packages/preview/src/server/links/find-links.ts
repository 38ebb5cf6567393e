import { type ContentStore, pagePathOf, targetResolver } from '@galley/content'
import { type PlacedReference, referenceInFirstLanguage, withUntranslated } from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { publishedOf } from '@galley/core/content-path'
import { type Baseline, type DraftChange, oldPathOf } from '@galley/core/preview'
import { inFirstLanguage, inLanguage, listTranslations } from '@galley/core/translations'
import { decodePath, encodePath, withoutSlash } from '@galley/core/url-path'
import { isFromGit } from '@galley/core/versions'
import { site } from '@galley/site'
import { collections, type CollectionName } from '@galley/site/collections'

/** A file with its links to the old location of a page. */
export interface FileWithLinks {
  /** The file below `content/`. */
  file: string
  digest: string
  /** Path of the file's own page. */
  path: string | undefined
  links: PlacedLink[]
}

/**
 * Finds the files that link to the old paths of changed pages, including paths between two renames. The keys of the result are the old paths. Paths
 * that another page has now are left out.
 */
export function findLinks(
  store: Pick<ContentStore, 'allFiles' | 'files' | 'find' | 'goneFiles' | 'failed'>,
  changes: readonly DraftChange[],
  baseline: Baseline,
): Map<string, FileWithLinks[]> {
  const shown = new Set(
    withUntranslated(
      store.files().flatMap((one) => {
        const path = pagePathOf(one)
        return path === undefined ? [] : [{ file: one.file, path }]
      }),
    ).map(({ path }) => path),
  )
  const found = new Map<string, FileWithLinks[]>()
  /** The same lists, also by paths between two renames. */
  const byPath = new Map<string, FileWithLinks[]>()
  /** The same lists by old file name, for pages with a new file name at the same path. */
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
    for (const old of [path, ...(change.between ?? [])]) byPath.set(old, files)
  }
  if (found.size === 0) return found
  // Links in other languages lead to the copies of a page without a translation.
  for (const [path, files] of [...byPath])
    for (const language of listTranslations()) {
      const copy = inLanguage(path, language)
      if (!byPath.has(copy) && !shown.has(copy)) byPath.set(copy, files)
    }
  const all = store.allFiles()
  const names = new Set([...all.keys()].map(publishedOf))
  const pathBefore = (file: string) => baseline.paths[file] ?? pagePathOf(store.goneFiles().get(file))

  for (const one of all.values()) {
    const { file, digest, ownDigest = digest, entry } = one
    // Nobody can correct the file.
    if (isFromGit(file)) continue
    // A file with problems has its current links in `failed`, and those of its last good version in `entry`.
    const { placedLinks = [], placedReferences = [] } = (store.failed().get(file)?.fields ?? entry ?? {}) as Linking
    const path = pagePathOf(one)
    const resolve = targetResolver(path && encodePath(path), site.url)
    const links = [...placedLinks, ...placedReferences.filter(isPageReference).map(toLink)]
    for (const link of links) {
      // The link is in an included file, which an editor has to correct.
      if (link.from !== undefined) continue
      const target =
        link.file === undefined
          ? readPath(link.target, resolve)
          : // A link to a file that still exists is correct.
            names.has(link.file)
            ? undefined
            : (pathBefore(link.file) ?? pathBefore(inFirstLanguage(link.file)))
      const { file: linked = '' } = link
      const files = byFile.get(linked) ?? byFile.get(inFirstLanguage(linked)) ?? byPath.get(target ?? '')
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

const toLink = ({ value, line, column }: PlacedReference): PlacedLink => ({
  target: value,
  written: referenceInFirstLanguage(value),
  line,
  column,
})

/** Returns the path of the page that a link leads to; undefined for other sites. */
function readPath(target: string, resolve: ReturnType<typeof targetResolver>) {
  if (target.startsWith('#')) return undefined
  const [path = ''] = resolve(target)?.split('#') ?? []
  const decoded = decodePath(path)
  return decoded && withoutSlash(decoded)
}
