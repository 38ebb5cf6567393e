import { z } from 'zod'
import { compareByDate } from '../compare-by-date'
import { compareBySortKey } from '../compare-by-sort-key'
import { groupBy } from '../group-by'
import { onceForEach } from '../once-for-each'
import type { Collection } from './define-collection'
import type { PageEntry } from './entry'

type Collections = Readonly<Record<string, Collection>>

/** What is compared of a page or data entry. */
type Referring = Pick<PageEntry, 'placedReferences' | 'sortKey'> & { path?: string; date?: string | null }

/** The names of the collections that a schema refers to. */
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
const compareEntries = (a: Referring, b: Referring) => (a.date || b.date ? compareByDate(a, b) : compareBySortKey(a, b))

/** What an entry refers to, each once. */
const namesOf = ({ placedReferences }: Pick<Referring, 'placedReferences'>) =>
  new Set(placedReferences.map(({ collection, value }) => nameOf(collection, value)))

const nameOf = (collection: string, key: string) => `${collection} ${key}`

/** The entries of a list by what they refer to. Every entry that is referred to looks itself up. */
const referrersOf = onceForEach((entries: readonly Referring[]) => groupBy([...entries].sort(compareEntries), namesOf))

/**
 * The entries that refer to an entry.
 * @param collection Name of the entry's collection.
 * @param key What references to the entry say: its path or slug.
 */
export const findReferrers = <Entry extends Referring>(entries: readonly Entry[], collection: string, key: string) => [
  ...((referrersOf(entries).get(nameOf(collection, key)) ?? []) as Entry[]),
]

type ReferringPage = Referring & { path: string }

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The pages of a folder in their order, and by what they refer to. */
interface Folder {
  all: readonly ReferringPage[]
  byName: ReadonlyMap<string, ReferringPage[]>
}

/** The pages of each folder. Pages that refer to the same entries have the same related pages. */
const foldersOf = onceForEach((pages: readonly ReferringPage[]) => {
  const sorted = [...pages].sort(compareEntries)
  const folders = [...groupBy(sorted, ({ path }) => [folderOf(path)])].map(([folder, all]) => {
    const related = new Map<string, ReferringPage[]>()
    return [folder, { all, byName: groupBy(all, namesOf), related }] as const
  })
  return new Map(folders)
})

/**
 * The pages of the same folder that refer to the same entries as a page, the most alike first. A reference counts the more, the fewer pages have it
 * (inverse document frequency). Pages that share only what all have come last.
 * @param limit How many pages at most.
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
  // One more than is asked for: the page itself may be among them.
  const related = folder.related.get(key) ?? rankPages(folder, names, limit + 1)
  folder.related.set(key, related)
  return (related as Page[]).filter(({ path }) => path !== page.path).slice(0, limit)
}

/** The pages of a folder that refer to one of these, the most alike first. */
function rankPages({ all, byName }: Folder, names: readonly string[], limit: number) {
  const scores = new Map<ReferringPage, number>()
  let isSharedByAll = false
  for (const name of names) {
    const near = byName.get(name) ?? []
    // Scores nothing, and would make every page of a large folder rank every other.
    if (near.length === all.length) isSharedByAll = true
    else for (const page of near) scores.set(page, (scores.get(page) ?? 0) + Math.log(all.length / near.length))
  }
  const ranked = [...scores]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || compareEntries(a, b))
    .map(([page]) => page)
    .slice(0, limit)
  // Twice as many, since those that are ranked are among them.
  return isSharedByAll ? [...new Set([...ranked, ...all.slice(0, 2 * limit)])].slice(0, limit) : ranked
}
