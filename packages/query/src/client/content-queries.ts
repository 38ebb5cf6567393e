import { buildNavigation, buildSurround } from '@galley/core/build-navigation'
import type { PageCollectionName, PageEntry, RowOf } from '@galley/core/collections'
import type { NavigationItem, SurroundCounts } from '@galley/core/navigation'
import { foldSections, type SearchSection } from '@galley/core/search-sections'
import {
  type Conditions,
  type ContentQuery,
  createQueryCollection,
  QueryError,
  readText,
  showValue,
} from '@galley/query/builder'
import type { collections } from '@galley/site/collections'
import type { ContentSource } from './content-source'

type Collections = typeof collections
type Name = PageCollectionName<Collections>
type Row<Of extends Name> = RowOf<Collections[Of]>

/** A query that runs when the caller awaits it. Each method returns a new query. */
export interface RefinableQuery<Row, Answer> extends Conditions<Row, RefinableQuery<Row, Answer>>, PromiseLike<Answer> {
  /** Sorts by a field. Further calls sort pages that have equal values. @default the order of the collection */
  order(field: keyof Row & string, direction: 'ASC' | 'DESC'): RefinableQuery<Row, Answer>
}

const LINK_FIELDS = ['title', 'path', 'stem', 'description'] as const
type LinkField = (typeof LINK_FIELDS)[number]

const NAVIGATION_FIELDS = ['title', 'path', 'stem', 'sortKey', 'navigation', 'meta'] as const

/** The number of pages on each side, and their fields. */
export interface SurroundOptions<Field> extends SurroundCounts {
  /** Fields to return in addition to title, path, stem and description. */
  fields?: readonly Field[]
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
type Heading = (typeof HEADINGS)[number]

/** The range of headings that start a section. Text below other headings belongs to the section before them. */
export interface SectionOptions {
  /** @default 'h1' */
  minHeading?: Heading
  /** @default 'h6' */
  maxHeading?: Heading
}

/** The fields that determine the neighbours of a page. Only collections sorted by date have a `date`. */
type SurroundRow = Pick<PageEntry, (typeof NAVIGATION_FIELDS)[number] | LinkField> & { date: string }

/** Creates the four query functions. Their queries run in `source`. */
export function createContentQueries(source: ContentSource) {
  const queryCollection = createQueryCollection<Collections>(source)

  /** Returns the navigation tree of a collection. */
  const queryCollectionNavigation = <Of extends Name>(name: Of): RefinableQuery<Row<Of>, NavigationItem[]> =>
    refine(queryCollection(name), async (query, isOrdered) => {
      const { folders } = await source.describe(name)
      const pages = await query.select(...NAVIGATION_FIELDS).all()
      return buildNavigation(isOrdered ? keepOrder(pages) : pages, folders)
    })

  /** Returns the pages before and after the page at `path`, with null for each missing page: by default `[previous, next]`. */
  const queryCollectionItemSurroundings = <Of extends Name, Field extends keyof Row<Of> & string = never>(
    name: Of,
    path: string,
    options: SurroundOptions<Field> = {},
  ): RefinableQuery<Row<Of>, (Pick<Row<Of>, LinkField | Field> | null)[]> => {
    const { fields = [], before, after } = readOptions(options)
    const around = readText('The path of queryCollectionItemSurroundings()', path)
    const shown = [...LINK_FIELDS, ...(readFields(fields) as (keyof SurroundRow)[])]
    return refine(queryCollection(name), async (query, isOrdered) => {
      type Shown = Pick<Row<Of>, LinkField | Field>
      const { order, folders } = await source.describe(name)
      const rows = await (query as unknown as ContentQuery<SurroundRow>)
        .select(...NAVIGATION_FIELDS, ...shown, ...(order === 'date' ? (['date'] as const) : []))
        .all()
      const pages = rows.map((row) => ({ ...row, shown: pick(row, shown) }))
      const slots = buildSurround(isOrdered ? keepOrder(pages) : pages, folders, around, { order, before, after })
      return slots.map((slot) => slot && ({ ...slot.shown, title: slot.title } as unknown as Shown))
    })
  }

  /** Returns the sections of a collection's pages, for a search index. */
  const queryCollectionSearchSections = <Of extends Name>(
    name: Of,
    options: SectionOptions = {},
  ): RefinableQuery<Row<Of>, SearchSection[]> => {
    const { minHeading = 'h1', maxHeading = 'h6' } = readOptions(options)
    const levels = { min: readLevel('minHeading', minHeading), max: readLevel('maxHeading', maxHeading) }
    return refine(queryCollection(name), async (query) => {
      const pages = await query.select('sections').all()
      return pages.flatMap(({ sections }) => foldSections(sections, levels))
    })
  }

  return {
    queryCollection,
    queryCollectionNavigation,
    queryCollectionItemSurroundings,
    queryCollectionSearchSections,
  }
}

/** Returns a query that calls `ask` when the caller awaits it. `isOrdered` is true after a call of `order()`. */
function refine<Row, Answer>(
  query: ContentQuery<Row>,
  ask: (query: ContentQuery<Row>, isOrdered: boolean) => Promise<Answer>,
  isOrdered = false,
): RefinableQuery<Row, Answer> {
  const next = (refined: ContentQuery<Row>) => refine(refined, ask, isOrdered)
  return {
    where: (...condition) => next(query.where(...condition)),
    andWhere: (build) => next(query.andWhere(build)),
    orWhere: (build) => next(query.orWhere(build)),
    order: (field, direction) => refine(query.order(field, direction), ask, true),
    then: (onAnswer, onError) => ask(query, isOrdered).then(onAnswer, onError),
  }
}

/** Numbers `date` and `sortKey` in the order of the rows, because the navigation and the surroundings sort by them. */
const keepOrder = <Page extends object>(pages: readonly Page[]) =>
  pages.map((page, index) => ({ ...page, date: pad(pages.length - index), sortKey: pad(index) }))

const pad = (position: number) => String(position).padStart(9, '0')

// TypeScript does not check scripts of the playground, so arguments can be of any type.

function readOptions<Options>(options: Options): Options {
  if (typeof options === 'object' && options !== null) return options
  throw new QueryError(`The options must be written as { name: value }, got ${showValue(options)}. Correct them.`)
}

function readFields(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.map((field) => readText('A field of "fields"', field))
  throw new QueryError(`"fields" must be a list of names, got ${showValue(fields)}. Correct it.`)
}

function readLevel(option: string, heading: Heading): number {
  const index = HEADINGS.indexOf(heading)
  if (index < 0)
    throw new RangeError(`"${option}" must be one of ${HEADINGS.join(', ')}, got ${showValue(heading)}. Correct it.`)
  return index + 1
}

const pick = <Row, Field extends keyof Row>(row: Row, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
