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
  path: z.string().describe('Where the page is, without a trailing slash.'),
  title: z.string().describe('Title of the page.'),
  description: z
    .string()
    .describe('One sentence about the page, or else the start of its first paragraph; empty when there is none.'),
  hasDescription: z.boolean().describe('False when the file has no description of its own.'),
  stem: z.string().describe('The file below `content/`, order numbers kept, without its extension.'),
  sortKey: z
    .string()
    .describe('The stem with padded numbers: sorting by it gives the order of the files as a reader counts.'),
  extension: z.string().describe("The file's extension: md, mdx, yml, yaml or json."),
  navigation: z
    .custom<boolean | Record<string, unknown>>()
    .describe('False hides the page in navigation; an object changes how it is shown there.'),
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
    .describe('Headings of the second level with those of the third below them: `[{ id, depth, text, children }]`.'),
  anchors: z.array(z.string()).describe('Every heading id of the page.'),
  text: z.string().describe('The words of the page without markup.'),
  readingMinutes: z.int().describe('How many minutes it takes to read, at least 1.'),
  markdown: z
    .string()
    .describe(
      'The page as Markdown that can be read alone: title, description, and its text with links of the site as paths.',
    ),
  sections: z
    .array(z.custom<SearchSection>().meta({ graphqlType: 'SearchSection' }))
    .describe('The page taken apart at its headings, for a search.'),
  images: z
    .array(z.custom<ContentImage>().meta({ graphqlType: 'ContentImage' }))
    .describe('Images that the body shows.'),
  lastUpdated: z.iso
    .date()
    .nullable()
    .meta({ graphqlType: 'Date' })
    .describe('When the file last changed in Git; null outside Git.'),
  contributors: z
    .array(z.string())
    .describe('Names of those who wrote its commits, the last first; none unless `site.contributors` asks for them.'),
  draft: z.boolean().describe('True for a page that is not published; only previews have such pages.'),
})

/** The fields that the database has of every page. */
export const rowFields = pageFields.omit({
  hasDescription: true,
  anchors: true,
  text: true,
  readingMinutes: true,
  markdown: true,
  images: true,
  contributors: true,
})

/** Fields of every data entry beside those of its collection and `body`. */
export const dataFields = pageFields.pick({ id: true, stem: true, sortKey: true }).extend({
  extension: z.string().describe("The file's extension: yml, yaml, json or csv."),
  slug: z
    .string()
    .describe(
      "The file's name without order number and extension, in the form of a path: what a reference to it says.",
    ),
})

/** A reference in a content file. */
export interface PlacedReference {
  /** The field that it stands in, such as "authors[1]". */
  field: string
  collection: string
  value: string
  line: number
  column: number
}

/** A text in a content file that no other entry of its folder may have. */
export interface PlacedUnique {
  /** The field that it stands in, such as "version". */
  field: string
  value: string
  line: number
  column: number
}

/** The references and links of a file, its unique texts and sources if it has any, kept so that later builds check them without reading the file. GraphQL does not have them. */
type PlacedTargets = {
  placedReferences: PlacedReference[]
  placedLinks: PlacedLink[]
  placedUniques?: PlacedUnique[]
  /** The files that it was made from beside its own, with their digests. */
  sources?: Record<string, string>
}

/** A compiled page. Its collection may add fields. */
export type PageEntry = z.output<typeof pageFields> &
  Pick<z.output<typeof pageSchema>, 'colorMode'> &
  PlacedTargets & {
    slug: string
    /** Names of the working examples that it shows. */
    examples: string[]
    /** Its links to pages of this site, for the search. GraphQL does not have them. */
    linkTexts: LinkText[]
    /** Day of publication, in collections with `order: 'date'`. */
    date?: string
  }

/** A compiled data file. Its collection may add fields. */
export type DataEntry = z.output<typeof dataFields> &
  PlacedTargets & { body: unknown; lastUpdated: string | null; contributors: string[]; draft?: boolean }

/** A compiled `.navigation.yml`. */
export type FolderEntry = {
  id: string
  stem: string
  path: string
  /** True takes the folder and all in it out of navigation. */
  hidden: boolean
  /** Title, icon and flags. */
  config: unknown
  draft?: boolean
}

/** What the compiler makes of a content file. */
export type Entry = PageEntry | DataEntry | FolderEntry

/** A page as Gatsby's node. */
export type PageNode = Omit<PageEntry, PackedField> & Record<PackedField, string>

/** A table has no missing values: what a file leaves out is null. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

type Row = z.output<typeof rowFields>
type Fields<Of extends Collection> = z.output<Of['schema']>

/** What a query gives of a page of this collection: the common fields and its own. */
export type RowOf<Of extends Collection> = Row & {
  [Field in Exclude<keyof Fields<Of>, keyof Row>]: Stored<Fields<Of>[Field]>
}

type Collections = Record<string, Collection>

/** Names of the collections that hold pages, and so can be queried. */
export type PageCollectionName<Of extends Collections> = {
  [Name in keyof Of & string]: 'page' extends Of[Name]['kind'] ? Name : never
}[keyof Of & string]

/** The same names as a list. */
export const pageCollectionNames = <Of extends Collections>(collections: Of) =>
  Object.keys(collections).filter((name) => collections[name]!.kind === 'page') as PageCollectionName<Of>[]

/** Gatsby's nodes of all pages in these collections. */
export const findPageNodes = (collections: readonly Collection[], getNodesByType: (type: string) => unknown[]) =>
  collections.flatMap(({ kind, typeName }) => (kind === 'page' ? (getNodesByType(typeName) as PageNode[]) : []))
