import type { ContentTree } from '@galley/core/content-tree'
import type { ContentImageFile } from '@galley/theme/content'

/** The parts of a page that can be compared. */
export interface ComparedPage {
  title: string
  description: string
  /** Null if the text is code (MDX), or if the page has none. */
  body: ContentTree | null
  images: readonly (ContentImageFile | null)[]
  /** The other front matter fields, such as the date. */
  fields: Readonly<Record<string, unknown>>
}

type Entry = Readonly<Record<string, unknown>>

/** Fields that the build derives. */
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

/** Returns the entry in the data of a template, under any name; undefined for pages made of several entries. */
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

/** A field that differs. A version is undefined if it lacks the field. */
export interface ComparedField {
  name: string
  published: string | undefined
  draft: string | undefined
}

/** Returns the fields that differ: title and description first, then the others in their order. */
export function compareFields(published: ComparedPage | undefined, draft: ComparedPage | undefined): ComparedField[] {
  const before = listFields(published)
  const after = listFields(draft)
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((name) => ({ name, published: toText(before[name]) || undefined, draft: toText(after[name]) || undefined }))
    .filter((field) => field.published !== field.draft)
}

const listFields = (page: ComparedPage | undefined): Entry =>
  page ? { title: page.title, description: page.description, ...page.fields } : {}

/** Formats a value about as an editor wrote it. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toText).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  // Name a file by its path: the build prepares its other fields.
  if ('path' in value && 'file' in value) return toText(value.path)
  return Object.entries(value)
    .flatMap(([name, part]) => (toText(part) ? [`${name}: ${toText(part)}`] : []))
    .join(', ')
}
