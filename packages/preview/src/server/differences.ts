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

/** The images that an entry shows. It stays the same until its file changes. */
export const imagesOf = onceForEach((entry: object) => findImages(entry))

/** Of two versions of a page at least this part of the lines is the same. Git takes a file for a renamed one from the same share on. */
const MIN_SIMILARITY = 0.5

/** The lines of a page, without empty ones. They stay the same until its file changes. */
const linesOf = onceForEach(
  (file: ContentFile) =>
    new Set(file.kind === 'page' ? file.entry?.markdown.split('\n').filter((line) => line.trim()) : []),
)

/** Some programs rename a file by a copy and a deletion: both files are there for less than this time. */
const MAX_RENAME_MS = 2000

/** True if a page was there while a deleted one still was, so that it is no other version of it. */
const existedWith = ({ seenAt }: ContentFile, { goneAt }: ContentFile) =>
  seenAt !== undefined && goneAt !== undefined && goneAt - seenAt > MAX_RENAME_MS

/** Which part of the lines of the longer page the other one has too, from 0 to 1. */
function similarityOf(one: ContentFile, other: ContentFile) {
  if (existedWith(one, other)) return 0
  if (one.digest === other.digest) return 1
  const [some, others] = [linesOf(one), linesOf(other)]
  const same = [...some].filter((line) => others.has(line)).length
  return same / Math.max(some.size, others.size, 1)
}

/** Whether two files may be versions of one page. */
const isSimilar = (one: ContentFile, other: ContentFile) => similarityOf(one, other) >= MIN_SIMILARITY

/** The one of these files that a page is most likely another version of; of equal ones the last. */
function findSimilar(page: ContentFile, files: Iterable<ContentFile>) {
  let best: { file?: ContentFile; similarity: number } = { similarity: MIN_SIMILARITY }
  for (const file of files) {
    const similarity = similarityOf(page, file)
    if (similarity >= best.similarity) best = { file, similarity }
  }
  return best.file
}

/**
 * What differs between the content and what a build was made from, in the order of the files.
 * @param known Deleted files as they were, as far as that is known: a new page may be one of them with another name and another text.
 * @param all Also the files that drafts replace.
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
  /** The page that a file was before its name changed; each was one page only. */
  const findRenamed = (path: string, one: ContentFile) => {
    const same = (goneByDigest.get(one.digest) ?? []).filter((file) => !existedWith(one, known.get(file) ?? one))
    return [goneByPath.get(path), ...same].find((file) => file !== undefined && gone.has(file))
  }

  /** What a file was, by the file that it is now. */
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
  /** Where a new page was before its draft was renamed. */
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

  /** With where the page was, also between several renames. */
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
    // Another file name at the same path is another position in the navigation.
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

/** True for a file without a page, and for one whose page may be seen. */
export const isOfSeenPages = (file: ContentFile, maySee: (path: string) => boolean) => {
  const path = pagePathOf(file)
  return path === undefined || maySee(path)
}

/**
 * Finds the differences for a guest, who may see some pages only. A guest can send a baseline of its own, so content and baseline are cut to these
 * pages. Otherwise the state of a page would tell whether a file exists whose name the guest put into the baseline.
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
