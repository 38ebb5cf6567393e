import type { Column } from '@galley/core/collections'
import type { DatabaseManifest } from '@galley/query/dump'
import { markDump, writeDump } from '@galley/query/dump'

const column = (name: string, kind: Column['kind'], nullable = false): Column => ({ name, kind, nullable })

/** Columns of every page collection that the tests ask for. */
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

/** A row as a build makes it of a file. */
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

/** What the site serves of a collection. */
export const dumpOf = (collection: string, version: string, pages: ReturnType<typeof page>[]) =>
  markDump(version, writeDump(collection, COLUMNS, pages))

/** The manifest of collections that have these versions. */
export const manifestOf = (versions: Record<string, string>): DatabaseManifest =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { version, columns: COLUMNS, folders: [] }]),
  )

/** Answers requests as a site with these files does; what is missing is a 404 page. Notes what was asked. */
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
