import { z } from 'zod'
import type { LinkText, PlacedLink } from '../content-compiler'
import type { ContentTree, TocLink } from '../content-tree'
import type { ContentImage } from '../fields'
import type { PackedField } from '../packed-fields'
import type { SearchSection } from '../search-sections'
import { pageSchema, type Collection } from './define-collection'

/** Fields of every page, in the order of the GraphQL types and the database columns. */
export const pageFields = z.object({
  id: z
    .string()
    .meta({ graphqlType: 'ID' })
    .describe('Collection and file, such as "docs/docs/1.getting-started/index.md".'),
  path: z.string().describe('Path of the page, without a trailing slash.'),
  title: z.string().describe('Title of the page.'),
  description: z
    .string()
    .describe('One sentence about the page. Defaults to the start of the first paragraph, or "" without a paragraph.'),
  hasDescription: z.boolean().describe('True if the file sets `description`.'),
  stem: z.string().describe('The file below `content/`, with order numbers, without its extension.'),
  sortKey: z.string().describe('The stem with padded numbers: sorting by this text puts "2.a" before "10.b".'),
  extension: z.string().describe("The file's extension: md, mdx, yml, yaml or json."),
  navigation: z
    .custom<boolean | Record<string, unknown>>()
    .describe('False hides the page in navigation. An object changes how navigation shows the page.'),
  search: pageSchema.shape.search,
  seo: pageSchema.shape.seo.meta({ graphqlType: 'ContentSeo' }),
  meta: z.custom<Record<string, unknown>>().describe('Front matter keys that the collection does not declare.'),
  body: z
    .custom<ContentTree>()
    .nullable()
    .describe(
      'The compiled Markdown: a list of texts and `[name, props, ...children]` tuples. Null for MDX and data files.',
    ),
  toc: z
    .custom<TocLink[]>()
    .describe('Headings of level 2, with the headings of level 3 as `children`: `[{ id, depth, text, children }]`.'),
  anchors: z.array(z.string()).describe('Every heading id of the page.'),
  text: z.string().describe('The text of the page without markup.'),
  readingMinutes: z.int().describe('Time to read the page in minutes, at least 1.'),
  markdown: z
    .string()
    .describe('The page as plain Markdown: title, description and text. Links within the site are paths.'),
  sections: z
    .array(z.custom<SearchSection>().meta({ graphqlType: 'SearchSection' }))
    .describe('The page split at its headings, for a search.'),
  images: z
    .array(z.custom<ContentImage>().meta({ graphqlType: 'ContentImage' }))
    .describe('Images that the body shows.'),
  lastUpdated: z.iso
    .date()
    .nullable()
    .meta({ graphqlType: 'Date' })
    .describe("Date of the file's last change in Git; null outside of Git."),
  contributors: z
    .array(z.string())
    .describe("Authors of the file's commits, the last one first. Empty unless `site.contributors` is true."),
  draft: z.boolean().describe('True for an unpublished page, which only previews contain.'),
  language: z.string().describe('Code of the language of the page\'s frame and path. "" for sites with one language.'),
  textLanguage: z
    .string()
    .describe('Code of the language of the text. Differs from `language` if the page has no translation.'),
  originalPath: z.string().describe('Path of the page in the first language: "/docs/a" for "/de/docs/a".'),
  docsVersion: z
    .string()
    .describe(
      'Version of the documentation to which the page belongs. "" for other pages, and for sites without versions.',
    ),
})

/** The fields of every page in the content database. */
export const rowFields = pageFields.omit({
  hasDescription: true,
  anchors: true,
  text: true,
  readingMinutes: true,
  markdown: true,
  images: true,
  contributors: true,
  textLanguage: true,
  originalPath: true,
})

/** Fields of every data entry, in addition to the fields of its collection and `body`. */
export const dataFields = pageFields.pick({ id: true, stem: true, sortKey: true }).extend({
  extension: z.string().describe("The file's extension: yml, yaml, json or csv."),
  slug: z
    .string()
    .describe(
      "The file's name without order number and extension, as in a path. References to the entry contain this name.",
    ),
})

interface PlacedText {
  /** The field with the text, such as "authors[1]". */
  field: string
  value: string
  line: number
  column: number
}

/** A text in a content file that must be unique among the entries of its folder. */
export type PlacedUnique = PlacedText

/** A reference in a content file. */
export type PlacedReference = PlacedText & { collection: string }

/** References, links and unique texts of a file. Later builds check them without reading the file again. Not part of GraphQL. */
type PlacedTargets = {
  placedReferences: PlacedReference[]
  placedLinks: PlacedLink[]
  placedUniques?: PlacedUnique[]
  /** Other files from which the entry was compiled, such as included files, with their digests. */
  sources?: Record<string, string>
}

/** A compiled page. Its collection may add fields. */
export type PageEntry = z.output<typeof pageFields> &
  Pick<z.output<typeof pageSchema>, 'colorMode'> &
  PlacedTargets & {
    slug: string
    /** Names of the working examples that the page shows. */
    examples: string[]
    /** Links to pages of this site with their texts, for the search. Not part of GraphQL. */
    linkTexts: LinkText[]
    /** Day of publication, in collections with `order: 'date'`. */
    date?: string
    /** True for a translation whose original has changed in a later commit. Not part of GraphQL. */
    isBehind?: boolean
  }

/** A compiled data file. Its collection may add fields. */
export type DataEntry = z.output<typeof dataFields> &
  PlacedTargets & { body: unknown; lastUpdated: string | null; contributors: string[]; draft?: boolean }

/** A compiled `.navigation.yml`. */
export type FolderEntry = {
  id: string
  stem: string
  path: string
  /** True hides the folder and its content in navigation. */
  hidden: boolean
  /** Title, icon and flags. */
  config: unknown
  draft?: boolean
}

/** The result of compiling a content file. */
export type Entry = PageEntry | DataEntry | FolderEntry

/** A page as Gatsby node. */
export type PageNode = Omit<PageEntry, PackedField> & Record<PackedField, string>

/** Type of a value in the database, where a missing field is null. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

type Row = z.output<typeof rowFields>
type Fields<Of extends Collection> = z.output<Of['schema']>

/** Result of a query for a page of this collection: the common fields, and the fields of the collection. */
export type RowOf<Of extends Collection> = Row & {
  [Field in Exclude<keyof Fields<Of>, keyof Row>]: Stored<Fields<Of>[Field]>
}

type Collections = Record<string, Collection>

/** Names of the collections of pages. Queries accept only these names. */
export type PageCollectionName<Of extends Collections> = {
  [Name in keyof Of & string]: 'page' extends Of[Name]['kind'] ? Name : never
}[keyof Of & string]

/** Returns the names of the collections of pages. */
export const pageCollectionNames = <Of extends Collections>(collections: Of) =>
  Object.keys(collections).filter((name) => collections[name]!.kind === 'page') as PageCollectionName<Of>[]

/** Returns the Gatsby nodes of all pages in these collections. */
export const findPageNodes = (collections: readonly Collection[], getNodesByType: (type: string) => unknown[]) =>
  collections.flatMap(({ kind, typeName }) => (kind === 'page' ? (getNodesByType(typeName) as PageNode[]) : []))
