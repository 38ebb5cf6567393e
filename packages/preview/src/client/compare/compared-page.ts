import type { ContentTree } from '@galley/core/content-tree'
import type { ContentImageFile } from '@galley/theme/content'

type Fields = Readonly<Record<string, unknown>>

/** The parts of a page that can be compared. */
export interface ComparedPage {
  /** Null if the text is code (MDX), or if the page has no text. */
  body: ContentTree | null
  images: readonly (ContentImageFile | null)[]
  /** The front matter: title and description first, then the other fields in their order. */
  fields: Fields
}

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

const isEntry = (value: unknown): value is Fields => typeof value === 'object' && value !== null && 'body' in value

/** Returns the entry in the data of a template, whatever the name of its field; undefined for pages made of several entries. */
export function readComparedPage(data: unknown): ComparedPage | undefined {
  const entry = Object.values((data ?? {}) as Fields).find(isEntry)
  if (!entry) return undefined
  const { title, description, body, images, ...rest } = entry
  const others = Object.entries(rest).filter(([name]) => !DERIVED.includes(name))
  return {
    body: Array.isArray(body) ? (body as ContentTree) : null,
    images: Array.isArray(images) ? (images as ComparedPage['images']) : [],
    fields: { title, description, ...Object.fromEntries(others) },
  }
}

/** A field that differs. `published` or `draft` is undefined if the version lacks the field. */
export interface ComparedField {
  name: string
  published: string | undefined
  draft: string | undefined
}

/** Returns the fields that differ, in the order of the draft. */
export function compareFields(published: ComparedPage | undefined, draft: ComparedPage | undefined): ComparedField[] {
  const before = published?.fields ?? {}
  const after = draft?.fields ?? {}
  return Object.keys({ ...after, ...before })
    .map((name) => ({ name, published: toText(before[name]) || undefined, draft: toText(after[name]) || undefined }))
    .filter((field) => field.published !== field.draft)
}

/** Formats a value like its source in the front matter. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toText).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  // Only the path of a file is compared, because the build adds the other fields.
  if ('path' in value && 'file' in value) return toText(value.path)
  return Object.entries(value)
    .flatMap(([name, part]) => (toText(part) ? [`${name}: ${toText(part)}`] : []))
    .join(', ')
}
