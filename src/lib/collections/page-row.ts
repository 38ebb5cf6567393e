import type { z } from 'zod'
import type { ContentTree, TocLink } from '../content-tree'
import type { SearchSection } from '../search-sections'
import type { Collection, pageSchema } from './define-collection'

/** What a query gives of every page. */
export interface PageRow {
  /** Collection and file, such as "docs/docs/1.getting-started/index.md". */
  id: string
  /** Where the page is, without a trailing slash. */
  path: string
  title: string
  /** Empty when there is none. */
  description: string
  /** The file below `content/`, order numbers kept, without its extension. */
  stem: string
  /** The stem with padded numbers: sorting by it gives the order of the files. */
  sortKey: string
  extension: string
  /** False hides the page in navigation; an object changes how it is shown there. */
  navigation: boolean | Record<string, unknown>
  /** False keeps the page out of the search of this site; an object changes how it is found there. */
  search: z.output<typeof pageSchema>['search']
  seo: z.output<typeof pageSchema>['seo']
  /** Front matter keys that the collection does not declare. */
  meta: Record<string, unknown>
  /** The compiled Markdown; null for MDX and data files. */
  body: ContentTree | null
  toc: TocLink[]
  sections: SearchSection[]
  /** Day of the file's last commit; null outside Git. */
  lastUpdated: string | null
  draft: boolean
}

/** A table has no missing values: what a file leaves out is null. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

type Fields<Of extends Collection> = z.output<Of['schema']>

/** What a query gives of a page of this collection: the common fields and its own. */
export type RowOf<Of extends Collection> = PageRow & {
  [Field in Exclude<keyof Fields<Of>, keyof PageRow>]: Stored<Fields<Of>[Field]>
}

/** Names of the collections that hold pages, and so can be queried. */
export type PageCollectionName<Collections extends Record<string, Collection>> = {
  [Name in keyof Collections & string]: 'page' extends Collections[Name]['kind'] ? Name : never
}[keyof Collections & string]
