/** Tests this site's content against the schemas for editors, and the titles of its pages. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isDisabled, roleOf } from '@galley/content'
import { frontMatterSnippetsOf, schemaOf, settingsFor } from '@galley/content/editor/build-editor-files'
import { readSource } from '@galley/core/content-source'
import { fileLanguage } from '@galley/core/translations'
import { folderVersion } from '@galley/core/versions'
import { listFiles } from '@galley/node/list-files'
import { findSchemas } from '@galley/testing/find-schemas.fixture'
import Ajv from 'ajv'
import { type CollectionName, collections } from './content.config'

jest.unmock('~/content.config')
jest.unmock('~/site')

// Reads the languages of the files.
jest.requireActual('./site')

const files = listFiles('content').flatMap((file) => {
  const { collection } = roleOf(file) ?? {}
  return collection && !file.endsWith('.csv') ? { file, collection } : []
})
const read = (file: string) =>
  readSource(file, extname(file).slice(1), readFileSync(join('content', file), 'utf8')).fields
const sources = files.map(({ file, collection }) => ({ file, collection, fields: read(file) }))

test('the schemas for editors accept every file of this site', () => {
  const ajv = new Ajv({ strictTypes: false, validateFormats: false, formats: { date: true } })
  const validators = new Map(
    Object.entries(collections).map(([name, collection]) => [name, ajv.compile(schemaOf(collection))]),
  )
  expect(files.length).toBeGreaterThan(0)
  const wrong = sources.flatMap(({ file, collection, fields }) => {
    const validate = validators.get(collection)!
    return validate(fields) ? [] : [{ file, errors: validate.errors }]
  })
  expect(wrong).toEqual([])
})

test('an editor checks each data file of this site with the schema of its collection only', () => {
  const settings = settingsFor(collections)
  const dataFiles = listFiles('content').filter((file) => /\.(ya?ml|json)$/.test(file) && !isDisabled(file))
  expect(dataFiles.length).toBeGreaterThan(0)
  expect(dataFiles.map((file) => [file, findSchemas(settings, file)])).toEqual(
    dataFiles.map((file) => [file, [roleOf(file)?.collection ?? []].flat()]),
  )
})

/** Returns the text that an editor inserts for a snippet, with the default value of each placeholder. */
const insert = (body: readonly string[]) =>
  body
    .join('\n')
    .replaceAll('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2025-01-31')
    .replace(/\$\{\d+[:|]([^}|,]*)[^}]*\}/g, '$1')
    .replace(/\$\d/g, '')

test.each(Object.entries(frontMatterSnippetsOf(collections)))(
  'the snippet of %s inserts front matter that its schema accepts',
  (name, { body }) => {
    const { fields, problems } = readSource('a.md', 'md', insert(body))
    const validate = new Ajv({ strictTypes: false, formats: { date: true } }).compile(
      schemaOf(collections[name as CollectionName]),
    )
    expect([problems, validate(fields), validate.errors]).toEqual([[], true, null])
    expect(fields).not.toEqual({})
  },
)

test('no two pages have the same title in browser tabs and search results', () => {
  const filesOf = new Map<string, string[]>()
  for (const { file, fields } of sources) {
    const { title, seo } = fields as { title?: string; seo?: { title?: string } }
    const shown = seo?.title ?? title
    // Languages and versions can have the same titles, such as "Installation".
    const key = `${fileLanguage(file)} ${folderVersion(file)} ${shown}`
    if (shown) filesOf.set(key, [...(filesOf.get(key) ?? []), file])
  }
  expect(filesOf.size).toBeGreaterThan(50)
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([])
})
