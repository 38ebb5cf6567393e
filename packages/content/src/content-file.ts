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
  /** The file below `content/`. */
  file: string
  /** Digest of what the file holds now, with problems or without, and of what it was made from. */
  digest: string
  /** Digest of the file alone, when it was made from others too. */
  ownDigest?: string
  /** When it was saved, as ISO 8601. */
  savedAt: string
  /** When the store first had this file, and since when a deleted page is gone, in milliseconds since 1970. */
  seenAt?: number
  goneAt?: number
  /** What it was compiled to when it last could be; images are not compiled. */
  entry?: EntryOfKind[Kind]
  /** Of a page in Markdown: line of the file on which each outermost element of the entry's body starts. */
  bodyLines?: Kind extends 'page' ? number[] : never
  /** The date on which a page that is no draft otherwise is published. */
  publishOn?: Kind extends 'page' ? string : never
  /** What is known of a page without an entry: it never could be compiled. */
  outline?: Kind extends 'page' ? NavigationPage : never
}

/** A file below `content/`, compiled. */
export type ContentFile = { [Kind in DraftKind]: FileOfKind<Kind> }[DraftKind]

/** The path of the page that a file makes. */
export const pagePathOf = (file: ContentFile | undefined) => navigationPageOf(file)?.path

/** What navigation shows of a file. */
export const navigationPageOf = (file: ContentFile | undefined): NavigationPage | undefined =>
  file?.kind === 'page' ? (file.entry ?? file.outline) : undefined

/** Where links to a file lead; undefined when there is no such file. */
export const linkTargetOf = (file: ContentFile | undefined) => file && (pagePathOf(file) ?? '')

/** Whether visitors get nothing of what a file makes: it is a draft, and `all` has no published file that it replaces. */
export function isUnpublished(one: ContentFile, all: ReadonlyMap<string, ContentFile>) {
  const { file, entry } = all.get(publishedOf(one.file)) ?? one
  return isDraftFile(file) || (entry !== undefined && 'draft' in entry && entry.draft === true)
}

/** Tells a draft and a page that waits for its date from what the next build publishes. */
export function releaseOf(one: ContentFile): { isDraft?: true; publishOn?: string } {
  if (one.kind === 'page' && one.publishOn !== undefined) return { publishOn: one.publishOn }
  const isDraft = isDraftFile(one.file) || (one.entry !== undefined && 'draft' in one.entry && one.entry.draft === true)
  return isDraft ? { isDraft } : {}
}

/** Changes when a file changes the navigation tree. */
export function navigationKey(file: ContentFile | undefined) {
  if (file?.kind === 'folder') return JSON.stringify(file.entry ?? '')
  const page = navigationPageOf(file)
  if (!page) return ''
  const { path, title, stem, sortKey, navigation, meta } = page
  return JSON.stringify([path, title, stem, sortKey, navigation, meta])
}

/** Whether one of these files was put into a page, of which these are the sources. */
export const isMadeFrom = (sources: unknown, names: ReadonlySet<string>) =>
  Object.keys(sources ?? {}).some((name) => names.has(name))
