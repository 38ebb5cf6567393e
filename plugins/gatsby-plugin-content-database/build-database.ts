import { type Collection, columnsOf } from '../../src/lib/collections'
import type { NavigationFolder } from '../../src/lib/build-navigation'
import { dumpPath, MANIFEST_PATH, markDump, type DatabaseManifest, writeDump } from '../../src/lib/content-database'
import { versionOf } from './version-of'

/** A page as it is in Gatsby: the columns of its collection, and what else Gatsby keeps beside them. */
export type PageNode = Readonly<Record<string, unknown>> & { stem: string }

/**
 * The files of the database by their paths: a dump for each page collection, and last the manifest that names their versions.
 * Collections of data have no table.
 */
export function buildDatabase(
  collections: Readonly<Record<string, Collection>>,
  pagesOf: (collection: Collection) => readonly PageNode[],
  folders: readonly NavigationFolder[],
): Map<string, string> {
  const files = new Map<string, string>()
  const manifest: DatabaseManifest = {}
  for (const [name, collection] of Object.entries(collections)) {
    if (collection.kind !== 'page') continue
    const pages = pagesOf(collection)
    const columns = columnsOf(collection)
    const dump = writeDump(name, columns, pages)
    const version = versionOf(JSON.stringify(columns), dump)
    files.set(dumpPath(name), markDump(version, dump))
    manifest[name] = {
      version,
      columns,
      ...(collection.order && { order: collection.order }),
      folders: findFolders(pages, folders),
    }
  }
  return files.set(MANIFEST_PATH, JSON.stringify(manifest))
}

/** The folders that these pages are in, however deep, in the order of their names. */
function findFolders(pages: readonly PageNode[], folders: readonly NavigationFolder[]): NavigationFolder[] {
  return folders
    .filter(({ stem }) => pages.some((page) => page.stem.startsWith(`${stem}/`)))
    .map(({ stem, hidden, config }) => ({ stem, hidden, config }))
    .sort((a, b) => (a.stem < b.stem ? -1 : 1))
}
