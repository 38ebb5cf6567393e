import { type ContentFile, findImages, navigationPageOf, pagePathOf, roleOf } from '../../content'
import { publishedOf, titleFromSegment } from '../../lib/content-path'
import type { Baseline, DraftChange } from '../../lib/preview'

const images = new WeakMap<object, string[]>()

/** The images that an entry shows. It stays the same until its file changes. */
export function imagesOf(entry: object) {
  const found = images.get(entry) ?? findImages(entry)
  images.set(entry, found)
  return found
}

/** What differs between the content and what a build was made from, in the order of the files. */
export function findDifferences(shown: readonly ContentFile[], baseline: Baseline): DraftChange[] {
  const used = new Set(shown.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
  const counted = shown.filter(({ file, kind }) => kind !== 'image' || used.has(file) || file in baseline.files)
  const there = new Set(counted.map(({ file }) => publishedOf(file)))
  const gone = new Set(Object.keys(baseline.files).filter((file) => !there.has(file)))
  const gonePages = [...gone].filter((file) => file in baseline.paths)
  const goneByPath = new Map(gonePages.map((file) => [baseline.paths[file]!, file]))
  const goneByDigest = new Map<string, string[]>()
  for (const file of gonePages) {
    const digest = baseline.files[file]!
    goneByDigest.set(digest, [...(goneByDigest.get(digest) ?? []), file])
  }
  /** The page that a file was before its name changed; each was one page only. */
  const findRenamed = (path: string, digest: string) =>
    [goneByPath.get(path), ...(goneByDigest.get(digest) ?? [])].find((file) => file !== undefined && gone.has(file))

  const changes = counted.flatMap((shownFile): DraftChange[] => {
    const { file, digest } = shownFile
    const path = pagePathOf(shownFile)
    const own = publishedOf(file)
    const renamed = path === undefined ? undefined : findRenamed(path, digest)
    const before = own in baseline.files ? own : renamed
    if (before === undefined) return [describe(shownFile, 'new')]
    gone.delete(before)
    const from = baseline.paths[before]
    if (path !== undefined && from !== undefined && from !== path) return [{ ...describe(shownFile, 'moved'), from }]
    // Another file name at the same path is another position in the navigation.
    return before === own && baseline.files[before] === digest ? [] : [describe(shownFile, 'changed')]
  })
  const deleted = [...gone].flatMap((file): DraftChange[] => {
    const role = roleOf(file)
    const path = baseline.paths[file]
    const name = file.split('/').at(-1)!
    const written = path === undefined ? undefined : titleFromSegment(path.split('/').at(-1)!)
    const title = (baseline.titles?.[file] ?? written) || name
    return role ? [{ file, state: 'deleted', title, ...role, ...(path !== undefined && { path }) }] : []
  })
  return [...changes, ...deleted].sort((a, b) => (a.file < b.file ? -1 : 1))
}

function describe(shownFile: ContentFile, state: DraftChange['state']): DraftChange {
  const { file, kind, collection, savedAt } = shownFile
  const path = pagePathOf(shownFile)
  const title = navigationPageOf(shownFile)?.title ?? file.split('/').at(-1)!
  return { file, kind, state, title, savedAt, ...(collection && { collection }), ...(path !== undefined && { path }) }
}
