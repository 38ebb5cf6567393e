import type { ContentStore, ContentView, PageName } from '@galley/content'
import { pageCollectionNames, type PageEntry } from '@galley/core/collections'
import { buildCollection, type CollectionDatabase } from '@galley/query/collection-dumps'
import type { DatabaseManifest } from '@galley/query/dump'
import { collections } from '@galley/site/collections'

/** The content databases with drafts in them. */
export interface DraftDatabase {
  /** What the manifest says of the content as it is now. */
  manifest: () => DatabaseManifest
  /** The dump of a collection in a version; undefined when there is none such, or no longer. */
  dump: (collection: string, version: string) => string | undefined
  /** The same in UTF-8, for threads. */
  bytes: (collection: string, version: string) => SharedArrayBuffer | undefined
}

/** Versions of a collection that are kept: a browser may ask for the one that it has just read about. */
const KEPT_VERSIONS = 2

/** The databases of a branch, made once for all tokens with the same paths. */
const databases = new WeakMap<ContentStore, Map<string, DraftDatabase>>()

/** Scopes whose databases are cached. */
const KEPT_SCOPES = 20

/** The databases of what a scope sees of a branch. */
export function databaseOf(store: ContentStore, scope: string, readView: () => ContentView) {
  const known = databases.get(store) ?? new Map<string, DraftDatabase>()
  databases.set(store, known)
  const found = known.get(scope)
  if (found) return found
  if (known.size >= KEPT_SCOPES) known.clear()
  const database = createDraftDatabase(readView)
  known.set(scope, database)
  return database
}

/** Makes databases of the content as `readView` gives it; what has not changed since the last question is not made again. */
export function createDraftDatabase(readView: () => ContentView): DraftDatabase {
  const tables = new Map<string, Table>(pageCollectionNames(collections).map((name) => [name, createTable(name)]))
  const find = (collection: string, version: string) => {
    const table = tables.get(collection)
    // Nobody may have read the manifest since this server started.
    return table?.find(version) ?? (table?.build(readView()).info.version === version ? table.find(version) : undefined)
  }

  return {
    manifest: () => {
      const view = readView()
      return Object.fromEntries([...tables].map(([name, table]) => [name, table.build(view).info]))
    },
    dump: (collection, version) => find(collection, version)?.dump,
    bytes: (collection, version) => {
      const found = find(collection, version)
      return found && (found.bytes ??= toShared(found.dump))
    },
  }
}

type KeptVersion = CollectionDatabase & { bytes?: SharedArrayBuffer }

/** Entries as they are in dumps; each is written once, for all tokens. */
const written = new WeakMap<object, string>()

type Table = ReturnType<typeof createTable>

/** The table of a collection in its last versions. */
function createTable(name: PageName) {
  const kept: KeptVersion[] = []
  let entries: readonly PageEntry[] | undefined
  let folders: ReturnType<ContentView['folders']> = []

  return {
    find: (version: string) => kept.find(({ info }) => info.version === version),
    build: (view: ContentView): CollectionDatabase => {
      const [nextEntries, nextFolders] = [view.entriesOf(name), view.folders()]
      if (entries && isSame(entries, nextEntries) && isSame(folders, nextFolders)) return kept[0]!
      entries = nextEntries
      folders = nextFolders
      const built = buildCollection(name, collections[name], { pages: entries, folders, written })
      kept.unshift(built)
      kept.length = Math.min(kept.length, KEPT_VERSIONS)
      return built
    },
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a === b || (a.length === b.length && a.every((one, index) => one === b[index]))

function toShared(text: string) {
  const bytes = new SharedArrayBuffer(Buffer.byteLength(text))
  Buffer.from(bytes).write(text)
  return bytes
}
