import type { ContentStore, ContentView, PageName } from '@galley/content'
import { pageCollectionNames, type PageEntry } from '@galley/core/collections'
import { onceForEach } from '@galley/core/once-for-each'
import { buildCollection, type CollectionDatabase } from '@galley/query/collection-dumps'
import type { DatabaseManifest } from '@galley/query/dump'
import { collections } from '@galley/site/collections'

type DraftDatabase = ReturnType<typeof createDraftDatabase>

/** Number of versions kept per collection. A browser may request the version of a manifest that it read just before a change. */
const KEPT_VERSIONS = 2

/** The databases of each branch by scope. Tokens with the same paths share them. */
const databasesOf = onceForEach(() => new Map<string, DraftDatabase>())

/** Maximum number of scopes cached per branch. */
const KEPT_SCOPES = 20

/** Returns the databases of a branch with the content that tokens with a scope may see. */
export function databaseOf(store: ContentStore, scope: string, readView: () => ContentView) {
  const known = databasesOf(store)
  const found = known.get(scope)
  if (found) return found
  if (known.size >= KEPT_SCOPES) known.clear()
  const database = createDraftDatabase(readView)
  known.set(scope, database)
  return database
}

/** Makes databases from the content that `readView` returns. Collections that did not change are not built again. */
export function createDraftDatabase(readView: () => ContentView) {
  const tables = new Map<string, Table>(pageCollectionNames(collections).map((name) => [name, createTable(name)]))
  const find = (collection: string, version: string) => {
    const table = tables.get(collection)
    // A browser may know the version from before a restart of this server.
    return table?.find(version) ?? (table?.build(readView()).info.version === version ? table.find(version) : undefined)
  }

  return {
    /** Returns the manifest of the current content. */
    manifest: (): DatabaseManifest => {
      const view = readView()
      return Object.fromEntries([...tables].map(([name, table]) => [name, table.build(view).info]))
    },
    /** Returns the dump of one version of a collection, or undefined if the version is unknown or no longer kept. */
    dump: (collection: string, version: string) => find(collection, version)?.dump,
    /** Returns the same dump in UTF-8, in memory that threads share. */
    bytes: (collection: string, version: string) => {
      const found = find(collection, version)
      return found && (found.bytes ??= toShared(found.dump))
    },
  }
}

type KeptVersion = CollectionDatabase & { bytes?: SharedArrayBuffer }

/** Serialized entries, shared by all tokens. */
const written = new WeakMap<object, string>()

type Table = ReturnType<typeof createTable>

/** Builds the table of a collection and keeps its last versions. */
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
