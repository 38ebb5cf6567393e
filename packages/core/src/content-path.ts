import { slug } from 'github-slugger'
import { fileLanguage, inFirstLanguage, pathInLanguage } from './translations'
import { folderVersion, inCurrentFolder, pathInVersion } from './versions'

const ORDER_PREFIX = /^(\d+)\.(?=.)/
const VERSION = /^\d+(\.(\d+|x))*$/

/** Facts about a content file that follow from its path. */
export interface ContentPath {
  /** `{collection}/{file}`, with the file below `content/`. */
  id: string
  /** The file below `content/`, with order numbers, without its extension. */
  stem: string
  /** Extension without the dot: md, mdx, yml, yaml, json or csv. */
  extension: string
  /** Path of the page, such as "/docs/getting-started". */
  path: string
  /** The last part of the path. References to data contain this name. */
  slug: string
  /** Title from the last segment, for a page without a title. */
  title: string
  /** Text that sorts files by number: "2.x" before "10.x". A translation has the text of its original. */
  sortKey: string
  /** True for `*.draft.md`. */
  draft: boolean
}

/** Removes the order number of a segment. A version such as "1.2" stays. */
const withoutOrder = (segment: string) => (VERSION.test(segment) ? segment : segment.replace(ORDER_PREFIX, ''))

/** Converts a segment to its form in a path. Normalizes accents, because file systems differ in their Unicode form. */
const slugSegment = (segment: string) => (VERSION.test(segment) ? segment : slug(segment.normalize('NFC')))

/** True for the name of a folder's page, without order number and extension. As on GitHub, README files are the pages of their folders. */
const isIndex = (name: string) => /^(?:index|readme)$/i.test(name)

/** Returns a title for a segment of a stem: "Getting Started" for "1.getting-started". */
export const titleFromSegment = (segment: string) =>
  withoutOrder(inCurrentFolder(segment))
    .normalize('NFC')
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Returns the stem with padded numbers, so that sorting as text sorts by number. An index comes first in its folder, and a folder comes before longer
 * names with the same beginning, because a space sorts before the characters of a name.
 */
export const sortKeyOf = (stem: string) =>
  stem
    .replace(/\.draft$/, '')
    .replace(/(^|\/)(?:index|readme)$/i, '$1')
    .replaceAll('/', ' /')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))

/** Returns the path of a stem's page. An index has the path of its folder. */
export function pathOf(stem: string): string {
  const segments = inCurrentFolder(inFirstLanguage(stem))
    .replace(/\.draft$/, '')
    .split('/')
    .map(withoutOrder)
  if (isIndex(segments.at(-1)!)) segments.pop()
  return pathInLanguage(
    pathInVersion('/' + segments.map(slugSegment).join('/'), folderVersion(stem)),
    fileLanguage(stem),
  )
}

/**
 * Derives facts about a content file from its path.
 * @param file Path below `content/` with forward slashes, such as "docs/1.getting-started/2.installation.md".
 */
export function readContentPath(collection: string, file: string): ContentPath {
  const dot = file.lastIndexOf('.')
  const stem = file.slice(0, dot)
  const original = inFirstLanguage(stem)
  const names = original.replace(/\.draft$/, '').split('/')
  const last = withoutOrder(names.at(-1)!)
  const named = isIndex(last) ? (names.at(-2) ?? 'home') : last
  const path = pathOf(stem)
  return {
    id: `${collection}/${file}`,
    stem,
    extension: file.slice(dot + 1),
    path,
    slug: path.split('/').at(-1)!,
    title: titleFromSegment(named),
    sortKey: sortKeyOf(original),
    draft: stem.endsWith('.draft'),
  }
}

const DRAFT = /\.draft(\.\w+)$/

/** True for the file of a draft, such as "docs/a.draft.md". */
export const isDraftFile = (file: string) => DRAFT.test(file)

/** True for a file name that is probably a misspelled draft: "a.Draft.md", "a.draft .md", "a.draft.en.md". */
export const isMisnamedDraft = (file: string) => {
  const name = file.split('/').at(-1)!
  const parts = name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase()
    .split('.')
  return !isDraftFile(file) && parts.slice(1, -1).some((part) => /^drafts?$/.test(part))
}

/** Returns the draft that replaces a file in previews: "docs/a.draft.md" for "docs/a.md". */
export const draftOf = (file: string) => file.replace(/\.\w+$/, '.draft$&')

/** Returns the file that a draft replaces, or any other file unchanged. */
export const publishedOf = (file: string) => file.replace(DRAFT, '$1')

/**
 * Matches the files that the site reads: texts, data and images. Only `.navigation.yml` may start with a dot, because editors and operating systems
 * create their own files whose names start with a dot.
 */
const CONTENT_FILE = /(^|\/)(?!\.(?!navigation\.))[^/]+\.(mdx?|ya?ml|json|csv|png|jpe?g|webp|avif|gif|svg)$/i

/** True if the site reads a file below `content/`. Excludes temporary files, which some editors create during a save. */
export const isContentFile = (file: string) => CONTENT_FILE.test(file)
