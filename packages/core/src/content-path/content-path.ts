import { slug } from 'github-slugger'

const ORDER_PREFIX = /^(\d+)\.(?=.)/
const VERSION = /^\d+(\.(\d+|x))*$/

/** What the name of a content file tells. */
export interface ContentPath {
  /** `{collection}/{file below content/}`. */
  id: string
  /** The file below `content/`, order numbers kept, without its extension. */
  stem: string
  /** Extension without the dot: md, mdx, yml, yaml, json or csv. */
  extension: string
  /** Where the page is, such as "/docs/getting-started". */
  path: string
  /** The last part of the path: references name data by it. */
  slug: string
  /** Title made from the last segment, for a page that names none. */
  title: string
  /** Sorts by number: "2.x" before "10.x". */
  sortKey: string
  /** True for `*.draft.md`. */
  draft: boolean
}

/** Segment without its order number; a version such as "1.2" is no order number. */
const withoutOrder = (segment: string) => (VERSION.test(segment) ? segment : segment.replace(ORDER_PREFIX, ''))

/** Composes accents, because file systems differ in the Unicode form that they keep. */
const slugSegment = (segment: string) => (VERSION.test(segment) ? segment : slug(segment.normalize('NFC')))

/** True for the name of a file that is the page of its folder, without its order number and extension. GitHub shows README files so. */
const isIndex = (name: string) => /^(?:index|readme)$/i.test(name)

/** "getting-started" becomes "Getting Started". */
export const titleFromSegment = (segment: string) =>
  withoutOrder(segment)
    .normalize('NFC')
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')

/**
 * The stem with its numbers padded, so that sorting it as text sorts it as numbers. An index comes first in its folder, and
 * a folder before longer names that begin like it: a space sorts before the signs of a name.
 */
export const sortKeyOf = (stem: string) =>
  stem
    .replace(/\.draft$/, '')
    .replace(/(^|\/)(?:index|readme)$/i, '$1')
    .replaceAll('/', ' /')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))

/** The site path of a stem; that of "index" is its folder's. */
export function pathOf(stem: string): string {
  const segments = stem
    .replace(/\.draft$/, '')
    .split('/')
    .map(withoutOrder)
  if (isIndex(segments.at(-1)!)) segments.pop()
  return '/' + segments.map(slugSegment).join('/')
}

/**
 * Reads what the name of a content file tells.
 * @param file Path below `content/` with forward slashes, such as "docs/1.getting-started/2.installation.md".
 */
export function readContentPath(collection: string, file: string): ContentPath {
  const dot = file.lastIndexOf('.')
  const stem = file.slice(0, dot)
  const names = stem.replace(/\.draft$/, '').split('/')
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
    sortKey: sortKeyOf(stem),
    draft: stem.endsWith('.draft'),
  }
}

const DRAFT = /\.draft(\.\w+)$/

/** Whether the name of a file says that it is a draft: "docs/a.draft.md". */
export const isDraftFile = (file: string) => DRAFT.test(file)

/** True for a file name that is almost the name of a draft: "a.Draft.md", "a.draft .md", "a.draft.en.md". */
export const isMisnamedDraft = (file: string) => {
  const name = file.split('/').at(-1)!
  const parts = name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase()
    .split('.')
  return !isDraftFile(file) && parts.slice(1, -1).some((part) => /^drafts?$/.test(part))
}

/** The draft that replaces a file in previews: "docs/a.draft.md" for "docs/a.md". */
export const draftOf = (file: string) => file.replace(/\.\w+$/, '.draft$&')

/** The file that a draft replaces, or the file itself. */
export const publishedOf = (file: string) => file.replace(DRAFT, '$1')

/** Texts, data and images. Of files whose name starts with a dot, only `.navigation.yml` is content: editors and systems make the others. */
const CONTENT_FILE = /(^|\/)(?!\.(?!navigation\.))[^/]+\.(mdx?|ya?ml|json|csv|png|jpe?g|webp|avif|gif|svg)$/i

/** Whether the site reads a file below `content/`, by its name. Editors may put temporary files there during a save. */
export const isContentFile = (file: string) => CONTENT_FILE.test(file)
