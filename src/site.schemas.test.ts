/** The schemas for editors fit this site's content. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import Ajv from 'ajv'
import { roleOf } from './content'
import { collections } from './content.config'
import { schemaOf } from './content/editor/build-editor-files'
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
