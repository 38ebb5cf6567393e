/** The schemas for editors fit this site's content. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import Ajv from 'ajv'
import { isDisabled, roleOf } from './content'
import { type CollectionName, collections } from './content.config'
import { frontMatterSnippetsOf, schemaOf, settingsFor } from './content/editor/build-editor-files'
import { findSchemas } from './content/editor/find-schemas.fixture'
import { readSource } from './lib/content-source'
import { listFiles } from './node/list-files'

jest.unmock('~/content.config')

const files = listFiles('content').flatMap((file) => {
  const { collection } = roleOf(file) ?? {}
  return collection && !file.endsWith('.csv') ? { file, collection } : []
})

test('the schemas for editors take every file of this site', () => {
  const ajv = new Ajv({ strictTypes: false, validateFormats: false, formats: { date: true } })
  const validators = new Map(
    Object.entries(collections).map(([name, collection]) => [name, ajv.compile(schemaOf(collection))]),
  )
  expect(files.length).toBeGreaterThan(0)
  const wrong = files.flatMap(({ file, collection }) => {
    const { fields } = readSource(file, extname(file).slice(1), readFileSync(join('content', file), 'utf8'))
    const validate = validators.get(collection)!
    return validate(fields) ? [] : [{ file, errors: validate.errors }]
  })
  expect(wrong).toEqual([])
})

test('an editor checks each data file of this site by the schema of its collection alone', () => {
  const settings = settingsFor(collections)
  const dataFiles = listFiles('content').filter((file) => /\.(ya?ml|json)$/.test(file) && !isDisabled(file))
  expect(dataFiles.length).toBeGreaterThan(0)
  expect(dataFiles.map((file) => [file, findSchemas(settings, file)])).toEqual(
    dataFiles.map((file) => [file, [roleOf(file)?.collection ?? []].flat()]),
  )
})

/** What a snippet writes before anything is typed. */
const insert = (body: readonly string[]) =>
  body
    .join('\n')
    .replaceAll('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2025-01-31')
    .replace(/\$\{\d+[:|]([^}|,]*)[^}]*\}/g, '$1')
    .replace(/\$\d/g, '')

test.each(Object.entries(frontMatterSnippetsOf(collections)))(
  'the snippet of %s writes front matter that its schema takes',
  (name, { body }) => {
    const { fields, problems } = readSource('a.md', 'md', insert(body))
    const validate = new Ajv({ strictTypes: false, formats: { date: true } }).compile(
      schemaOf(collections[name as CollectionName]),
    )
    expect([problems, validate(fields), validate.errors]).toEqual([[], true, null])
    expect(fields).not.toEqual({})
  },
)
