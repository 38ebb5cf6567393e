/**
 * The facts of this site: its menus and its content. Edit or delete with `site.ts` and `content/`.
 * The other tests of this kind are `site.*.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findCollection } from './content/compiler/find-collection'
import { pathOfFile } from './content/compiler/path-of-file'
import { readSource } from './lib/content-source'
import { site } from './site'

jest.unmock('~/site')
jest.unmock('~/content.config')

interface Entry {
  label: string
  to?: string
  children?: readonly Entry[]
}

const CONTENT = resolve('content')

test('the middle of the header holds the four areas', () => {
  expect(site.header.menu.map(({ label }) => label)).toEqual(['Documentation', 'Studio', 'Templates', 'Blog'])
})

test('the menus lead to pages that exist', () => {
  const paths = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const name = findCollection(file)
    return name ? [pathOfFile(CONTENT, file, name)] : []
  })
  const menu: readonly Entry[] = site.header.menu
  const columns: readonly { links: readonly Entry[] }[] = site.footer.columns
  const entries = [...menu, ...columns.flatMap(({ links }) => links)]
  const targets = entries.flatMap((entry) => entry.children ?? entry).map(({ to }) => to ?? '')
  expect(targets.length).toBeGreaterThan(8)
  expect(targets.filter((to) => !paths.includes(to))).toEqual([])
})

test('the comparison has an answer for every product', () => {
  const { fields, problems } = readSource(
    'comparison.csv',
    'csv',
    readFileSync(`${CONTENT}/info/comparison.csv`, 'utf8'),
  )
  const { rows } = fields as { rows: Record<string, string>[] }
  expect(problems).toEqual([])
  expect(Object.keys(rows[0]!)).toEqual(['Topic', 'Galley', 'Docusaurus', 'VitePress', 'Starlight'])
  for (const row of rows) expect(Object.values(row)).not.toContain('')
})
