import { z } from 'zod'
import { compareByDate } from '../compare-by-date'
import type { Collection } from './define-collection'
import type { PageEntry } from './entry'

type Collections = Readonly<Record<string, Collection>>

/** What is compared of a page or data entry. */
type Referring = Pick<PageEntry, 'placedReferences' | 'sortKey'> & { path?: string; date?: string | null }

const referencesOf = new WeakMap<z.ZodObject, ReadonlySet<string>>()

/** The names of the collections that a schema refers to. */
function listReferences(schema: z.ZodObject): ReadonlySet<string> {
  const known = referencesOf.get(schema)
  if (known) return known
  const names = new Set<string>()
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema: { reference } }) => {
      if (typeof reference === 'string') names.add(reference)
    },
  })
  referencesOf.set(schema, names)
  return names
}

/** The names of the collections whose entries may refer to entries of this one. In GraphQL its type has a field for each, without those that it declares. */
export const listReferrers = (name: string, collections: Collections) =>
  Object.keys(collections).filter(
    (other) =>
      listReferences(collections[other]!.schema).has(name) && !Object.hasOwn(collections[name]!.schema.shape, other),
  )

/** Whether the GraphQL type of a collection has the field `related`: its pages refer to something, and it declares no such field. */
export const hasRelated = ({ kind, schema }: Collection) =>
  kind === 'page' && !Object.hasOwn(schema.shape, 'related') && listReferences(schema).size > 0

/** The newest first where entries have dates, else in the order of the files. */
const compareEntries = (a: Referring, b: Referring) =>
  a.date || b.date ? compareByDate(a, b) : a.sortKey < b.sortKey ? -1 : 1

/**
 * The entries that refer to an entry.
 * @param collection Name of the entry's collection.
 * @param key What references to the entry say: its path or slug.
 */
export const findReferrers = <Entry extends Referring>(entries: readonly Entry[], collection: string, key: string) =>
  entries
    .filter(({ placedReferences }) =>
      placedReferences.some((reference) => reference.collection === collection && reference.value === key),
    )
    .sort(compareEntries)

/**
 * The pages of the same folder that refer to the same entries as a page, the most alike first. A reference counts the more, the fewer pages have it
 * (inverse document frequency): one that all have counts nothing.
 * @param limit How many pages at most.
 */
export function findRelated<Page extends Referring & { path: string }>(
  pages: readonly Page[],
  page: Pick<Page, 'path' | 'placedReferences'>,
  limit: number,
): Page[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const near = pages.filter(({ path }) => folderOf(path) === folderOf(page.path))
  const namesOf = ({ placedReferences }: Pick<Page, 'placedReferences'>) =>
    new Set(placedReferences.map(({ collection, value }) => `${collection} ${value}`))
  const counts = new Map<string, number>()
  for (const one of near) for (const name of namesOf(one)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const own = namesOf(page)
  const scoreOf = (one: Page) =>
    [...namesOf(one)].reduce((sum, name) => sum + (own.has(name) ? Math.log(near.length / counts.get(name)!) : 0), 0)
  return near
    .filter(({ path }) => path !== page.path)
    .map((one) => ({ one, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareEntries(a.one, b.one))
    .slice(0, limit)
    .map(({ one }) => one)
}
