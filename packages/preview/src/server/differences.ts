import {
  type ContentFile,
  DRAFT_DIGEST,
  findImages,
  isUnpublished,
  navigationPageOf,
  pagePathOf,
  releaseOf,
  roleOf,
} from '@galley/content'
import { publishedOf, readContentPath, titleFromSegment } from '@galley/core/content-path'
import { onceForEach } from '@galley/core/once-for-each'
import type { Baseline, DraftChange } from '@galley/core/preview'

/** Returns the images that an entry shows, cached per entry. */
export const imagesOf = onceForEach((entry: object) => findImages(entry))

/** Minimum share of equal lines in two versions of a page. Git uses the same share to detect renames. */
const MIN_SIMILARITY = 0.5

/** Returns the lines of a page without empty ones, cached per file. */
const linesOf = onceForEach(
  (file: ContentFile) =>
    new Set(file.kind === 'page' ? file.entry?.markdown.split('\n').filter((line) => line.trim()) : []),
)

/** Some programs rename a file by copying and deleting it. Both files then exist for less than this time. */
const MAX_RENAME_MS = 2000

/** Returns true if a page existed together with a page that is now deleted, so they are not versions of one page. */
const existedWith = ({ seenAt }: ContentFile, { goneAt }: ContentFile) =>
  seenAt !== undefined && goneAt !== undefined && goneAt - seenAt > MAX_RENAME_MS

/** Returns the share of the longer page's lines that the other page also has, from 0 to 1. */
function similarityOf(one: ContentFile, other: ContentFile) {
  if (existedWith(one, other)) return 0
  if (one.digest === other.digest) return 1
  const [some, others] = [linesOf(one), linesOf(other)]
  const same = [...some].filter((line) => others.has(line)).length
  return same / Math.max(some.size, others.size, 1)
}

const isSimilar = (one: ContentFile, other: ContentFile) => similarityOf(one, other) >= MIN_SIMILARITY

/** Returns the file that is most likely an earlier version of a page; the last one if several are equally similar. */
function findSimilar(page: ContentFile, files: Iterable<ContentFile>) {
  let best: { file?: ContentFile; similarity: number } = { similarity: MIN_SIMILARITY }
  for (const file of files) {
    const similarity = similarityOf(page, file)
    if (similarity >= best.similarity) best = { file, similarity }
  }
  return best.file
}

/**
 * Returns the differences between the content and the baseline of a build, sorted by file.
 * @param known Deleted files as they were. A new page may be one of them with another name and another text.
 * @param all All files, including those that drafts replace.
 */
export function findDifferences(
  shown: readonly ContentFile[],
  baseline: Baseline,
  known: ReadonlyMap<string, ContentFile> = new Map(),
  all: ReadonlyMap<string, ContentFile> = new Map(),
): DraftChange[] {
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
  /** Returns the file that a page had before a rename. Each file is used once. */
  const findRenamed = (path: string, one: ContentFile) => {
    const same = (goneByDigest.get(one.digest) ?? []).filter((file) => !existedWith(one, known.get(file) ?? one))
    return [goneByPath.get(path), ...same].find((file) => file !== undefined && gone.has(file))
  }

  /** Old file names by new file name. */
  const befores = new Map<string, string>()
  for (const one of counted) {
    const path = pagePathOf(one)
    const own = publishedOf(one.file)
    const before = own in baseline.files ? own : path === undefined ? undefined : findRenamed(path, one)
    if (before === undefined) continue
    gone.delete(before)
    befores.set(one.file, before)
  }
  const fresh = counted.filter((one) => !befores.has(one.file) && pagePathOf(one) !== undefined)
  const rewritten = new Set(gonePages.flatMap((file) => (gone.has(file) && known.get(file)) || []))
  const paths = new Set(counted.map(pagePathOf))
  const goneDrafts = new Set(
    [...known.values()].filter((one) => !(publishedOf(one.file) in baseline.files) && !paths.has(pagePathOf(one))),
  )
  const earlierDrafts = new Set(goneDrafts)
  /** Old paths of new pages whose draft was renamed. */
  const earlierPaths = new Map<string, string>()
  for (const one of fresh) {
    const before = findSimilar(one, rewritten)
    if (before) {
      rewritten.delete(before)
      gone.delete(before.file)
      befores.set(one.file, before.file)
      continue
    }
    const draft = findSimilar(one, goneDrafts)
    const path = pagePathOf(draft)
    if (!draft || path === undefined) continue
    goneDrafts.delete(draft)
    earlierPaths.set(one.file, path)
  }

  /** Returns the old path of a page, and its paths between several renames. */
  const movedFrom = (one: ContentFile, from: string) => {
    const similar = [...earlierDrafts].filter((draft) => isSimilar(one, draft))
    const between = new Set(similar.flatMap((draft) => pagePathOf(draft) ?? []))
    between.delete(from)
    return { from, ...(between.size > 0 && { between: [...between] }) }
  }

  const changes = counted.flatMap((shownFile): DraftChange[] => {
    const { file, digest } = shownFile
    const path = pagePathOf(shownFile)
    const own = publishedOf(file)
    const before = befores.get(file)
    if (before === undefined) {
      const earlier = earlierPaths.get(file)
      return [{ ...describe(shownFile, 'new'), ...(earlier !== undefined && movedFrom(shownFile, earlier)) }]
    }
    const from = baseline.paths[before]
    const digestBefore = baseline.files[before]!
    const isDraft = isUnpublished(shownFile, all)
    const state = isDraft && !digestBefore.startsWith(DRAFT_DIGEST) ? 'unpublished' : undefined
    if (path !== undefined && from !== undefined && from !== path)
      return [{ ...describe(shownFile, state ?? 'moved'), ...movedFrom(shownFile, from) }]
    // A new file name at the same path is a new position in the navigation.
    if (before !== own) return [{ ...describe(shownFile, state ?? 'changed'), fromFile: before }]
    const isSame = digestBefore === (isDraft ? DRAFT_DIGEST + digest : digest)
    return isSame ? [] : [describe(shownFile, state ?? 'changed')]
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

/** Returns true for files without a page, and files whose page passes `maySee`. */
export const isOfSeenPages = (file: ContentFile, maySee: (path: string) => boolean) => {
  const path = pagePathOf(file)
  return path === undefined || maySee(path)
}

/**
 * Returns the differences for a guest, who may see only some pages. Guests can send an invented baseline, so content and baseline are both
 * reduced to these pages. Otherwise the state of a page would reveal whether a file exists whose name the guest put into the baseline.
 */
export function findVisibleDifferences(
  shown: readonly ContentFile[],
  baseline: Baseline,
  known: ReadonlyMap<string, ContentFile>,
  all: ReadonlyMap<string, ContentFile>,
  maySee: (path: string) => boolean,
): DraftChange[] {
  const isSeen = (one: ContentFile) => isOfSeenPages(one, maySee)
  const isOwn = (file: string) => {
    const path = baseline.paths[file]
    if (path === undefined) return true
    const collection = roleOf(file)?.collection
    const now = pagePathOf(all.get(file))
    return maySee(path) && (now === path || (collection && readContentPath(collection, file).path) === path)
  }
  const cut = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([file]) => isOwn(file)))
  const seen = (files: ReadonlyMap<string, ContentFile>) => new Map([...files].filter(([, one]) => isSeen(one)))
  const own = { ...baseline, files: cut(baseline.files), paths: cut(baseline.paths) }
  return findDifferences(shown.filter(isSeen), own, seen(known), seen(all))
}

function describe(shownFile: ContentFile, state: DraftChange['state']): DraftChange {
  const { file, kind, collection, savedAt } = shownFile
  const path = pagePathOf(shownFile)
  const title = navigationPageOf(shownFile)?.title ?? file.split('/').at(-1)!
  return {
    file,
    kind,
    state,
    ...releaseOf(shownFile),
    title,
    savedAt,
    ...(collection && { collection }),
    ...(path !== undefined && { path }),
  }
}
