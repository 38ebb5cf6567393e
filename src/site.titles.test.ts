/** The titles of this site's pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { findCollection } from './content/compiler/find-collection'
import { readSource } from './lib/content-source'

const CONTENT = resolve('content')

test('no two pages have the same title in browser tabs and search results', () => {
  const filesOf = new Map<string, string[]>()
  for (const file of readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })) {
    if (!findCollection(file)) continue
    const text = readFileSync(join(CONTENT, file), 'utf8')
    const { fields } = readSource(file, extname(file).slice(1), text)
    const { title, seo } = fields as { title?: string; seo?: { title?: string } }
    const shown = seo?.title ?? title
    if (shown) filesOf.set(shown, [...(filesOf.get(shown) ?? []), file])
  }
  expect(filesOf.size).toBeGreaterThan(50)
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([])
})
