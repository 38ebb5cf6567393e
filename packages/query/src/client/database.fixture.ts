import type { Column } from '@galley/core/collections'
import type { DatabaseManifest } from '@galley/query/dump'
import { markDump, writeDump } from '@galley/query/dump'

const column = (name: string, kind: Column['kind'], nullable = false): Column => ({ name, kind, nullable })

/** Columns of the collections in the tests. */
export const COLUMNS = [
  column('id', 'text'),
  column('path', 'text'),
  column('title', 'text'),
  column('description', 'text'),
  column('stem', 'text'),
  column('sortKey', 'text'),
  column('navigation', 'json'),
  column('meta', 'json'),
  column('sections', 'json'),
  column('draft', 'boolean'),
  column('date', 'date', true),
  column('category', 'text', true),
]

/** Returns the row that a build writes for a page. */
export const page = (stem: string, fields: object = {}) => ({
  id: stem,
  path: `/${stem.replace(/\d+\./g, '').replace(/\/index$/, '')}`,
  title: stem.split('/').at(-1)!,
  description: `About ${stem}.`,
  stem,
  sortKey: stem.replace(/\d+/g, (digits) => digits.padStart(4, '0')),
  navigation: true,
  meta: {},
  sections: [],
  draft: false,
  ...fields,
})

/** Returns the dump that a site serves for a collection. */
export const dumpOf = (collection: string, version: string, pages: ReturnType<typeof page>[]) =>
  markDump(version, writeDump(collection, COLUMNS, pages))

/** Returns the manifest of collections with these versions. */
export const manifestOf = (versions: Record<string, string>): DatabaseManifest =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { version, columns: COLUMNS, folders: [] }]),
  )

/** Returns a `fetch` that serves these files, with a 404 page for others, and the list of its requests. */
export function serveFiles(files: Record<string, string | (() => Response)>) {
  const requests: string[] = []
  const fetch = async (address: string | URL | Request, options?: RequestInit) => {
    const url = new URL(address instanceof Request ? address.url : address, 'https://site.example')
    requests.push([options?.method ?? 'GET', url.pathname + url.search, options?.cache].filter(Boolean).join(' '))
    const file = files[url.pathname]
    if (file === undefined) return new Response('<h1>Page not found</h1>', { status: 404 })
    return typeof file === 'string' ? new Response(file) : file()
  }
  return { fetch, requests }
}
