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
import { keyOfReferences, referenceInFirstLanguage } from '@galley/core/collections'
import { publishedOf, readContentPath, titleFromSegment } from '@galley/core/content-path'
import { onceForEach } from '@galley/core/once-for-each'
import type { Baseline, DraftChange } from '@galley/core/preview'
import { fileLanguage } from '@galley/core/translations'
import { collections } from '@galley/site/collections'

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
  if (existedWith(one, other) || fileLanguage(one.file) !== fileLanguage(other.file)) return 0
  if (one.digest === other.digest) return 1
  const [some, others] = [linesOf(one), linesOf(other)]
  const same = [...some].filter((line) => others.has(line)).length
  return same / Math.max(some.size, others.size, 1)
}

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
  known: Files = new Map(),
  all: Files = new Map(),
): DraftChange[] {
  const used = new Set(shown.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
  const counted = shown.filter(({ file, kind }) => kind !== 'image' || used.has(file) || file in baseline.files)
  const match = matchFiles(counted, baseline, known)
  matchRewritten(match, counted, baseline, known)
  const drafts = matchRenamedDrafts(match, counted, baseline, known)
  const changes = counted.flatMap((file) => describeChange(file, { match, drafts, baseline, all }) ?? [])
  const deleted = [...match.gone].flatMap((file) => describeDeleted(file, baseline) ?? [])
  return [...changes, ...deleted].sort((a, b) => (a.file < b.file ? -1 : 1))
}

type Files = ReadonlyMap<string, ContentFile>

/** The files of the content and of the build that belong together. */
type Match = ReturnType<typeof matchFiles>

/**
 * Matches files by name, pages also by path or by text. Each file of the build is matched once. `befores` has the old file names by new file
 * name, and `gone` the files of the build that match no file of the content.
 */
function matchFiles(counted: readonly ContentFile[], baseline: Baseline, known: Files) {
  const there = new Set(counted.map(({ file }) => publishedOf(file)))
  const gone = new Set(Object.keys(baseline.files).filter((file) => !there.has(file)))
  const gonePages = [...gone].filter((file) => file in baseline.paths)
  const goneByPath = new Map(gonePages.map((file) => [baseline.paths[file]!, file]))
  const goneByDigest = new Map<string, string[]>()
  for (const file of gonePages) {
    const digest = baseline.files[file]!
    goneByDigest.set(digest, [...(goneByDigest.get(digest) ?? []), file])
  }
  const findRenamed = (path: string, one: ContentFile) => {
    const same = (goneByDigest.get(one.digest) ?? []).filter(
      // A translation may begin as a copy of its original.
      (file) => fileLanguage(file) === fileLanguage(one.file) && !existedWith(one, known.get(file) ?? one),
    )
    return [goneByPath.get(path), ...same].find((file) => file !== undefined && gone.has(file))
  }
  const befores = new Map<string, string>()
  for (const one of counted) {
    const path = pagePathOf(one)
    const own = publishedOf(one.file)
    const before = own in baseline.files ? own : path === undefined ? undefined : findRenamed(path, one)
    if (before === undefined) continue
    gone.delete(before)
    befores.set(one.file, before)
  }
  return { befores, gone }
}

const listNewPages = ({ befores }: Match, counted: readonly ContentFile[]) =>
  counted.filter((one) => !befores.has(one.file) && pagePathOf(one) !== undefined)

/** Matches new pages with similar deleted pages of the build. */
function matchRewritten(match: Match, counted: readonly ContentFile[], baseline: Baseline, known: Files) {
  const deleted = new Set([...match.gone].flatMap((file) => (file in baseline.paths && known.get(file)) || []))
  for (const one of listNewPages(match, counted)) {
    const before = findSimilar(one, deleted)
    if (!before) continue
    deleted.delete(before)
    match.gone.delete(before.file)
    match.befores.set(one.file, before.file)
  }
}

/** Renamed drafts that the build does not have. */
type RenamedDrafts = ReturnType<typeof matchRenamedDrafts>

/**
 * Matches the other new pages with similar deleted drafts. `earlier` has the drafts under names that no longer exist, and `paths` the old paths
 * of new pages, by file.
 */
function matchRenamedDrafts(match: Match, counted: readonly ContentFile[], baseline: Baseline, known: Files) {
  const shownPaths = new Set(counted.map(pagePathOf))
  const earlier = [...known.values()].filter(
    (one) => !(publishedOf(one.file) in baseline.files) && !shownPaths.has(pagePathOf(one)),
  )
  const unmatched = new Set(earlier)
  const paths = new Map<string, string>()
  for (const one of listNewPages(match, counted)) {
    const draft = findSimilar(one, unmatched)
    const path = pagePathOf(draft)
    if (!draft || path === undefined) continue
    unmatched.delete(draft)
    paths.set(one.file, path)
  }
  return { earlier, paths }
}

interface Comparison {
  match: Match
  drafts: RenamedDrafts
  baseline: Baseline
  all: Files
}

/** Describes the change of a file; undefined if it is the same as in the build. */
function describeChange(shownFile: ContentFile, { match, drafts, baseline, all }: Comparison): DraftChange | undefined {
  const { file, digest } = shownFile
  const path = pagePathOf(shownFile)
  const before = match.befores.get(file)
  if (before === undefined) {
    const earlier = drafts.paths.get(file)
    return { ...describe(shownFile, 'new'), ...(earlier !== undefined && movedFrom(shownFile, earlier, drafts)) }
  }
  const from = baseline.paths[before]
  const digestBefore = baseline.files[before]!
  const isDraft = isUnpublished(shownFile, all)
  const state = isDraft && !digestBefore.startsWith(DRAFT_DIGEST) ? 'unpublished' : undefined
  if (path !== undefined && from !== undefined && from !== path)
    return { ...describe(shownFile, state ?? 'moved'), ...movedFrom(shownFile, from, drafts) }
  // A new file name at the same path is a new position in the navigation.
  if (before !== publishedOf(file)) return { ...describe(shownFile, state ?? 'changed'), fromFile: before }
  const isSame = digestBefore === (isDraft ? DRAFT_DIGEST + digest : digest)
  return isSame ? undefined : describe(shownFile, state ?? 'changed')
}

/** Returns the old path of a page, and its paths between several renames. */
function movedFrom(one: ContentFile, from: string, { earlier }: RenamedDrafts) {
  const similar = earlier.filter((draft) => similarityOf(one, draft) >= MIN_SIMILARITY)
  const between = new Set(similar.flatMap((draft) => pagePathOf(draft) ?? []))
  between.delete(from)
  return { from, ...(between.size > 0 && { between: [...between] }) }
}

/** Describes a file that only the build has; undefined for files without a role in the content. */
function describeDeleted(file: string, { paths, titles }: Baseline): DraftChange | undefined {
  const role = roleOf(file)
  const path = paths[file]
  const name = file.split('/').at(-1)!
  const written = path === undefined ? undefined : titleFromSegment(path.split('/').at(-1)!)
  const title = (titles?.[file] ?? written) || name
  return role && { file, state: 'deleted', title, ...role, ...(path !== undefined && { path }) }
}

/** Returns true if a token may see the page at a path. */
export type MaySee = (path: string) => boolean

/** Returns true if the second file references the first by its slug, as a post references its authors, topics and series. */
export function isReferencedBy({ collection, entry }: ContentFile, { entry: by }: ContentFile) {
  if (!collection || !entry || !by || !('placedReferences' in by) || !('slug' in entry)) return false
  if (keyOfReferences(collections[collection]) !== 'slug') return false
  return by.placedReferences.some(
    // A page without a translation has one file for all languages.
    (one) => one.collection === collection && [one.value, referenceInFirstLanguage(one.value)].includes(entry.slug),
  )
}

/** Returns true for files without a page, and files whose page passes `maySee`. */
export const isOfSeenPages = (file: ContentFile, maySee: MaySee) => {
  const path = pagePathOf(file)
  return path === undefined || maySee(path)
}

/**
 * Returns the differences for a guest, who may see only some pages. Guests can send an invented baseline, so content and baseline are both reduced to
 * these pages. Otherwise a guest could put the name of a file into the baseline, and the state of a page would reveal whether this file exists.
 */
export function findVisibleDifferences(
  shown: readonly ContentFile[],
  baseline: Baseline,
  known: Files,
  all: Files,
  maySee: MaySee,
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
  const seen = (files: Files) => new Map([...files].filter(([, one]) => isSeen(one)))
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
