import { createHash } from 'node:crypto'
import type { NavigationPage } from '@galley/core/build-navigation'
import type { DataEntry, Entry, FolderEntry, PageEntry } from '@galley/core/collections'
import { isDraftFile, publishedOf } from '@galley/core/content-path'
import type { DraftKind } from '@galley/core/preview'
import type { FileRole } from './file-role'

interface EntryOfKind extends Record<DraftKind, Entry> {
  page: PageEntry
  data: DataEntry
  folder: FolderEntry
  image: never
}

interface FileOfKind<Kind extends DraftKind> extends FileRole {
  kind: Kind
  /** Path of the file below `content/`. */
  file: string
  /** Digest of the saved text, even if the text has problems, and of the files that the entry includes. */
  digest: string
  /** Digest of the file alone, if its entry includes other files. */
  ownDigest?: string
  /** Time of the last save, as ISO 8601. */
  savedAt: string
  /** Time at which the store first read this file, in milliseconds since 1970. */
  seenAt?: number
  /** Time at which the store found this page deleted, in milliseconds since 1970. */
  goneAt?: number
  /** The last entry that the file compiled to. Images have none. */
  entry?: EntryOfKind[Kind]
  /** For a Markdown page: the line of the file on which each outermost element of the entry's body starts. */
  bodyLines?: Kind extends 'page' ? number[] : never
  /** The publication date of a page that is a draft only until this date. */
  publishOn?: Kind extends 'page' ? string : never
  /** The navigation fields of a page that has no entry because it never compiled. */
  outline?: Kind extends 'page' ? NavigationPage : never
}

/** A file below `content/`, with its entry. */
export type ContentFile = { [Kind in DraftKind]: FileOfKind<Kind> }[DraftKind]

/** Returns the path of a file's page; undefined for files without a page. */
export const pagePathOf = (file: ContentFile | undefined) => navigationPageOf(file)?.path

/** Returns the fields of a file's page that navigation shows; undefined for files without a page. */
export const navigationPageOf = (file: ContentFile | undefined): NavigationPage | undefined =>
  file?.kind === 'page' ? (file.entry ?? file.outline) : undefined

/** Returns the path of links to a file: "" for a file without a page, and undefined for a missing file. */
export const linkTargetOf = (file: ContentFile | undefined) => file && (pagePathOf(file) ?? '')

/** True for a draft without a published file in `all`. Visitors do not see such a draft. */
export function isUnpublished(one: ContentFile, all: ReadonlyMap<string, ContentFile>) {
  const { file, entry } = all.get(publishedOf(one.file)) ?? one
  return isDraftFile(file) || (entry !== undefined && 'draft' in entry && entry.draft === true)
}

/** Returns `publishOn` for a page that waits for its date, `isDraft` for a draft, and neither for a file that the next build publishes. */
export function releaseOf(one: ContentFile): { isDraft?: true; publishOn?: string } {
  if (one.kind === 'page' && one.publishOn !== undefined) return { publishOn: one.publishOn }
  const isDraft = isDraftFile(one.file) || (one.entry !== undefined && 'draft' in one.entry && one.entry.draft === true)
  return isDraft ? { isDraft } : {}
}

/** Returns a key made from those fields of a file that the navigation tree shows. Two equal keys mean that the tree stays the same. */
export function navigationKey(file: ContentFile | undefined) {
  if (file?.kind === 'folder') return JSON.stringify(file.entry ?? '')
  const page = navigationPageOf(file)
  if (!page) return ''
  const { path, title, stem, sortKey, navigation, meta } = page
  return JSON.stringify([path, title, stem, sortKey, navigation, meta])
}

/** True if `sources`, an object with file names as keys, contains one of `names`. */
export const isMadeFrom = (sources: unknown, names: ReadonlySet<string>) =>
  Object.keys(sources ?? {}).some((name) => names.has(name))

/** Returns the digests of the files that a file's entry includes, by name. */
export const sourcesOf = (file: ContentFile | undefined) =>
  file?.entry && 'sources' in file.entry ? file.entry.sources : undefined

/** Returns the id of a node manifest. Each entry, and each version of its file, has a different id. The id is safe as a path segment. */
export const manifestIdOf = (id: string, digest: string) =>
  createHash('sha256').update(`${id}\0${digest}`).digest('hex').slice(0, 24)
