import { z } from 'zod'
import { compareByDate } from '../compare-by-date'
import { compareBySortKey } from '../compare-by-sort-key'
import { groupBy } from '../group-by'
import { onceForEach } from '../once-for-each'
import type { Collection } from './define-collection'
import type { PageEntry } from './entry'

type Collections = Readonly<Record<string, Collection>>

/** The fields of a page or data entry that the functions below read. */
type Referring = Pick<PageEntry, 'placedReferences' | 'sortKey'> & { path?: string; date?: string | null }

/** Returns the names of the collections to which a schema refers. */
const listReferences = onceForEach((schema: z.ZodObject): ReadonlySet<string> => {
  const names = new Set<string>()
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema: { reference } }) => {
      if (typeof reference === 'string') names.add(reference)
    },
  })
  return names
})

/**
 * Returns the names of the collections whose entries may refer to entries of the collection `name`. In the collection's GraphQL type, each of these
 * names becomes a field. Names that are already fields of the collection are left out.
 */
export const listReferrers = (name: string, collections: Collections) =>
  Object.keys(collections).filter(
    (other) =>
      listReferences(collections[other]!.schema).has(name) && !Object.hasOwn(collections[name]!.schema.shape, other),
  )

/** True if a collection's GraphQL type has the field `related`: its pages have references, and the collection declares no field of that name. */
export const hasRelated = ({ kind, schema }: Collection) =>
  kind === 'page' && !Object.hasOwn(schema.shape, 'related') && listReferences(schema).size > 0

/** Sorts entries with dates from new to old, other entries in the order of the files. */
const compareEntries = (a: Referring, b: Referring) => (a.date || b.date ? compareByDate(a, b) : compareBySortKey(a, b))

/** Returns the targets of an entry's references as unique names. */
const namesOf = ({ placedReferences }: Pick<Referring, 'placedReferences'>) =>
  new Set(placedReferences.map(({ collection, value }) => nameOf(collection, value)))

const nameOf = (collection: string, key: string) => `${collection} ${key}`

/** Returns the entries by the targets of their references. Computed once for a list, because every target looks up its referrers. */
const referrersOf = onceForEach((entries: readonly Referring[]) => groupBy([...entries].sort(compareEntries), namesOf))

/**
 * Returns the entries that refer to an entry.
 * @param collection Name of the entry's collection.
 * @param key Path or slug of the entry, see `keyOfReferences`.
 */
export const findReferrers = <Entry extends Referring>(entries: readonly Entry[], collection: string, key: string) => [
  ...((referrersOf(entries).get(nameOf(collection, key)) ?? []) as Entry[]),
]

type ReferringPage = Referring & { path: string }

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The sorted pages of a folder, and the pages by the targets of their references. */
interface Folder {
  all: readonly ReferringPage[]
  byName: ReadonlyMap<string, ReferringPage[]>
}

/** Returns the pages of each folder. `related` remembers results, because pages with the same references have the same related pages. */
const foldersOf = onceForEach((pages: readonly ReferringPage[]) => {
  const sorted = [...pages].sort(compareEntries)
  const folders = [...groupBy(sorted, ({ path }) => [folderOf(path)])].map(([folder, all]) => {
    const related = new Map<string, ReferringPage[]>()
    return [folder, { all, byName: groupBy(all, namesOf), related }] as const
  })
  return new Map(folders)
})

/**
 * Returns pages of the same folder that share references with a page, the most similar first. A reference counts more if fewer pages have it
 * (inverse document frequency). Pages come last if they share only references that all pages have.
 * @param limit Maximum number of pages.
 */
export function findRelated<Page extends ReferringPage>(
  pages: readonly Page[],
  page: Pick<Page, 'path' | 'placedReferences'>,
  limit: number,
): Page[] {
  const folder = foldersOf(pages).get(folderOf(page.path))
  if (!folder) return []
  const names = [...namesOf(page)].sort()
  const key = JSON.stringify([limit, names])
  // Ranks one page more than `limit`, because the page itself may be in the list.
  const related = folder.related.get(key) ?? rankPages(folder, names, limit + 1)
  folder.related.set(key, related)
  return (related as Page[]).filter(({ path }) => path !== page.path).slice(0, limit)
}

/** Returns the pages of a folder with at least one of the references `names`, the most similar first. */
function rankPages({ all, byName }: Folder, names: readonly string[], limit: number) {
  const scores = new Map<ReferringPage, number>()
  let isSharedByAll = false
  for (const name of names) {
    const near = byName.get(name) ?? []
    // A reference that all pages have is not counted: it scores 0, and ranking all pages of a large folder for every page would be slow.
    if (near.length === all.length) isSharedByAll = true
    else for (const page of near) scores.set(page, (scores.get(page) ?? 0) + Math.log(all.length / near.length))
  }
  const ranked = [...scores]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || compareEntries(a, b))
    .map(([page]) => page)
    .slice(0, limit)
  // Takes twice `limit` pages, because some of the first pages may also be in `ranked`.
  return isSharedByAll ? [...new Set([...ranked, ...all.slice(0, 2 * limit)])].slice(0, limit) : ranked
}
