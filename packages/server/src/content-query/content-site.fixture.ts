import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Column } from '@galley/core/collections'
import { type CollectionInfo, type DatabaseManifest, dumpPath, MANIFEST_PATH, writeDump } from '@galley/query/dump'

type Rows = Record<string, unknown>[]

const column = (name: string, kind: Column['kind'] = 'text', nullable = false): Column => ({ name, kind, nullable })

const TITLES = ["It's", '100 %', 'a_b', 'Grüße', '🙂 emoji', '-- no comment', 'two\nlines', 'nul\0inside', 'plain', '']

/** The collections of the fixture by name: notes with difficult values, letters that no query of the notes may return, and one long text. */
export const COLLECTIONS: Record<string, { columns: Column[]; rows: Rows }> = {
  notes: {
    columns: [
      column('id'),
      column('path'),
      column('title'),
      column('sortKey'),
      column('rating', 'real', true),
      column('featured', 'boolean'),
      column('date', 'date', true),
      column('seo', 'json'),
    ],
    rows: Array.from({ length: 200 }, (_, index) => ({
      id: `notes/${index}.md`,
      path: `/notes/${index}`,
      title: `${TITLES[index % TITLES.length]}${index % 7 ? '' : index}`,
      sortKey: String(index).padStart(4, '0'),
      rating: index % 5 ? index / 4 - 10 : null,
      featured: index % 3 === 0,
      date: index % 4 ? `2025-01-${String((index % 28) + 1).padStart(2, '0')}` : null,
      seo: index % 2 ? { title: `"${index}"` } : {},
    })),
  },
  letters: {
    columns: [column('id'), column('sortKey'), column('secret')],
    rows: [{ id: 'letters/1.md', sortKey: '1', secret: 'the combination is 1234' }],
  },
  novels: {
    columns: [column('id'), column('sortKey'), column('text')],
    rows: [{ id: 'novels/1.md', sortKey: '1', text: 'a'.repeat(200_000) }],
  },
}

/** Returns the build's description of a collection. */
export const infoOf = (name: string, version = 'v1-0123456789abcdef'): CollectionInfo => ({
  version,
  columns: COLLECTIONS[name]!.columns,
  folders: [],
})

/** Returns the dump of a collection, or of other rows. */
export function dumpOf(name: string, rows = COLLECTIONS[name]!.rows) {
  return writeDump(name, COLLECTIONS[name]!.columns, rows)
}

/** Creates the public folder of a build, with the databases of browsers. */
export async function createContentSite() {
  const publicDir = await mkdtemp(join(tmpdir(), 'content-site-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(publicDir, path)), { recursive: true })
    await writeFile(join(publicDir, path), text)
  }
  const site = {
    publicDir,
    writeDump: (name: string, dump: string) => write(dumpPath(name), dump),
    writeManifest: (manifest: DatabaseManifest) => write(MANIFEST_PATH, JSON.stringify(manifest)),
    removeManifest: () => rm(join(publicDir, MANIFEST_PATH)),
    remove: () => rm(publicDir, { recursive: true }),
  }
  const names = Object.keys(COLLECTIONS)
  for (const name of names) await site.writeDump(name, dumpOf(name))
  await site.writeManifest(Object.fromEntries(names.map((name) => [name, infoOf(name)])))
  return site
}
