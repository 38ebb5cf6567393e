/** The gallery of this site. Edit or delete with `content/templates`. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listTemplates } from '../scripts/new/starter.mjs'
import { readSource } from './lib/content-source'

const GALLERY = resolve('content/templates')

test('the gallery leads to the templates that npm run new knows, all but the one it takes without being asked', () => {
  const starters = readdirSync(GALLERY)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readSource(file, 'md', readFileSync(`${GALLERY}/${file}`, 'utf8')))
    .map(({ fields }) => String((fields as { starter?: string }).starter))
  expect(starters.sort()).toEqual(Object.keys(listTemplates(resolve('.'))).filter((name) => name !== 'starter'))
})
