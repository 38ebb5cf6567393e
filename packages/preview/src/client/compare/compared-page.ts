import type { ContentTree } from '@galley/core/content-tree'
import type { ContentImageFile } from '@galley/theme/content'

/** One version of a page, as far as it can be compared. */
export interface ComparedPage {
  title: string
  description: string
  /** Null where the text is code, or there is none. */
  body: ContentTree | null
  images: readonly (ContentImageFile | null)[]
  /** What else is said of the page, such as its date. */
  fields: Readonly<Record<string, unknown>>
}

type Entry = Readonly<Record<string, unknown>>

/** Parts of an entry that follow from others, or from the build. */
const DERIVED = [
  'id',
  'stem',
  'extension',
  'toc',
  'hasDescription',
  'lastUpdated',
  'contributors',
  'socialImage',
  '__typename',
]

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'body' in value

/** The page within the data of a template, whatever the template calls it; undefined for pages that are made of several entries. */
export function readComparedPage(data: unknown): ComparedPage | undefined {
  const entry = Object.values((data ?? {}) as Entry).find(isEntry)
  if (!entry) return undefined
  const { title, description, body, images, ...rest } = entry
  return {
    title: toText(title),
    description: toText(description),
    body: Array.isArray(body) ? (body as ContentTree) : null,
    images: Array.isArray(images) ? (images as ComparedPage['images']) : [],
    fields: Object.fromEntries(Object.entries(rest).filter(([name]) => !DERIVED.includes(name))),
  }
}

/** A field that differs; undefined where a version has none. */
export interface ComparedField {
  name: string
  published: string | undefined
  draft: string | undefined
}

/** The fields that differ: title and description first, the others in their order. */
export function compareFields(published: ComparedPage | undefined, draft: ComparedPage | undefined): ComparedField[] {
  const before = listFields(published)
  const after = listFields(draft)
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((name) => ({ name, published: toText(before[name]) || undefined, draft: toText(after[name]) || undefined }))
    .filter((field) => field.published !== field.draft)
}

const listFields = (page: ComparedPage | undefined): Entry =>
  page ? { title: page.title, description: page.description, ...page.fields } : {}

/** A value, about as an editor wrote it. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toText).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  // A file is known by its name; how it was prepared is the build's.
  if ('path' in value && 'file' in value) return toText(value.path)
  return Object.entries(value)
    .flatMap(([name, part]) => (toText(part) ? [`${name}: ${toText(part)}`] : []))
    .join(', ')
}
