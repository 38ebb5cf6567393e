import { createHash } from 'node:crypto'
import type { NavigationFolder } from '@galley/core/build-navigation'
import { type Collection, columnsOf, isUntranslated, type PageEntry } from '@galley/core/collections'
import { inFirstLanguage } from '@galley/core/translations'
import {
  type CollectionInfo,
  type DatabaseManifest,
  dumpPath,
  MANIFEST_PATH,
  markDump,
  writeDump,
} from '@galley/query/dump'

/** A page node, with a field for each column of its collection. */
type Page = Readonly<Record<string, unknown>> & Pick<PageEntry, 'stem' | 'language' | 'textLanguage'>

/** The dump of a collection, and its entry in the manifest. */
export interface CollectionDatabase {
  info: CollectionInfo
  dump: string
}

/**
 * Returns the database files by path: a dump for each page collection, then the manifest with their versions. Data collections have
 * no dump.
 */
export function buildDatabase(
  collections: Readonly<Record<string, Collection>>,
  pagesOf: (collection: Collection) => readonly Page[],
  folders: readonly NavigationFolder[],
): Map<string, string> {
  const files = new Map<string, string>()
  const manifest: DatabaseManifest = {}
  for (const [name, collection] of Object.entries(collections)) {
    if (collection.kind !== 'page') continue
    const { info, dump } = buildCollection(name, collection, { pages: pagesOf(collection), folders })
    files.set(dumpPath(name), dump)
    manifest[name] = info
  }
  return files.set(MANIFEST_PATH, JSON.stringify(manifest))
}

interface CollectionContent {
  pages: readonly Page[]
  folders: readonly NavigationFolder[]
  /** Cache of each page's SQL from earlier dumps of this collection. */
  written?: WeakMap<object, string>
}

/** Writes the dump and the manifest entry of one collection. Leaves out pages without a translation, whose text is that of their originals. */
export function buildCollection(
  name: string,
  collection: Collection,
  { pages: all, folders, written }: CollectionContent,
): CollectionDatabase {
  const columns = columnsOf(collection)
  const pages = all.filter((page) => !isUntranslated(page))
  const dump = writeDump(name, columns, pages, written)
  const version = versionOf(JSON.stringify(columns), dump)
  const info = {
    version,
    columns,
    ...(collection.order && { order: collection.order }),
    folders: findFolders(pages, folders),
  }
  return { info, dump: markDump(version, dump) }
}

/** Returns the parent folders of these pages at every depth, sorted by name. */
function findFolders(pages: readonly Page[], folders: readonly NavigationFolder[]): NavigationFolder[] {
  const used = new Set<string>()
  const addAbove = (stem: string) => {
    const folder = stem.slice(0, Math.max(0, stem.lastIndexOf('/')))
    if (folder === '' || used.has(folder)) return
    used.add(folder)
    addAbove(folder)
  }
  // The settings of a folder may be in another language than its pages.
  for (const { stem } of pages) addAbove(inFirstLanguage(stem))
  return folders
    .filter(({ stem }) => used.has(inFirstLanguage(stem)))
    .map(({ stem, hidden, config }) => ({ stem, hidden, config }))
    .sort((a, b) => (a.stem < b.stem ? -1 : 1))
}

/** Increase this when the format of dumps changes, so that browsers load all dumps again. */
const FORMAT = 'v1'

/** Returns a version such as "v1-0123456789abcdef": the start of a digest of these texts. */
function versionOf(...texts: string[]): string {
  const hash = createHash('sha256')
  // The lengths make ["ab", "c"] and ["a", "bc"] differ. A separate update avoids copying a large dump.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${FORMAT}-${hash.digest('hex').slice(0, 16)}`
}
