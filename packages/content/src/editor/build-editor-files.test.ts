import { readdirSync } from 'node:fs'
import { defineData, definePages } from '@galley/core/collections'
import { contentComponents } from '@galley/core/content-compiler'
import { icon, image, linkTarget, reference } from '@galley/core/fields'
import { collections } from '@galley/site/collections'
import { findSchemas } from '@galley/testing/find-schemas.fixture'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import Ajv from 'ajv'
import { z } from 'zod'
import { frontMatterSnippetsOf, schemaOf, settingsFor, snippetsOf } from './build-editor-files'
import { writeEditorFiles } from './write-editor-files'

const trips = definePages({
  typeName: 'Trip',
  description: 'A trip.',
  source: ['trips/*.{md,yml,json}', '!trips/x.yml'],
  fields: {
    date: z.iso.date().describe('When it was.'),
    kind: z.enum(['walk', 'ride']).default('walk'),
    icon: icon().optional(),
    picture: image().optional(),
    to: linkTarget().optional(),
    guide: reference('people').optional(),
  },
})

const errorsOf = (fields: object) => {
  const ajv = new Ajv({ strictTypes: false, validateFormats: false, formats: { date: true, uri: true } })
  ajv.validate(schemaOf(trips), fields)
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
}

test('a schema accepts declared and undeclared fields', () => {
  expect(errorsOf({ date: '2025-01-31', kind: 'ride', icon: 'map', picture: 'a.png', to: '/docs', own: 1 })).toEqual([])
})

test.each([
  [{}, "must have required property 'date'"],
  [{ date: '2025-01-31', seo: { titel: 'a' } }, '/seo must NOT have additional properties'],
])('a schema refuses %j', (fields, error) => {
  expect(errorsOf(fields)).toEqual([error])
})

test('a schema describes its fields', () => {
  expect(schemaOf(trips)).toMatchObject({
    title: 'Trip',
    description: 'A trip.',
    properties: { date: { description: 'When it was.' }, kind: { default: 'walk' } },
  })
})

const collect = (...source: string[]) => defineData({ typeName: 'Any', description: 'Any.', source, fields: {} })
const settings = settingsFor({
  openings: collect('{,studio/}index.yml', 'index.mdx'),
  people: collect('people/**/*'),
  lists: collect('docs/*/list.yml', '!docs/own/*'),
  all: collect('**/*.{yml,json}', '!facts/**', '!{terms,moved}.yml'),
  docs: collect('**/*.md'),
  facts: collect('facts/**/*.{yml,yaml,json,csv}'),
  rest: collect('facts/**/*.yml', 'rest/*.yml'),
})

test.each([
  ['index.draft.yml', 'openings'],
  ['studio/index.yml', 'openings'],
  ['people/us/ana.yaml', 'people'],
  ['a.json', 'all'],
  ['facts/b/a.json', 'facts'],
  ['rest/a.yml', 'all'],
  ['terms.yml'],
  ['_part.yml'],
  ['facts/_parts/a.json'],
  ['docs/a/list.yml', 'lists'],
  ['docs@1.0/a/list.yml', 'lists'],
  ['docs@1.0/own/list.yml'],
  ['docs@1.0/other.yml', 'all'],
  ['docs/.navigation.yml'],
])('an editor checks %s with the schema of %s', (file, ...collection) => {
  expect(findSchemas(settings, file)).toEqual(collection)
})

test('a snippet writes a directive with its required attributes', () => {
  const snippets = snippetsOf(contentComponents)
  expect(Object.keys(snippets)).toEqual(Object.keys(contentComponents))
  expect(snippets).toMatchObject({
    card: { body: [':::card[$1]', '$0', ':::'] },
    video: { body: ['::video[$2]{src="$1"}$0'] },
    kbd: { body: [':kbd[$1]$0'] },
    icon: { body: [':icon{name="$1"}$0'] },
    tabs: { body: ['::::tabs', ':::tab[$1]', '$0', ':::', '::::'] },
    include: {
      scope: 'markdown',
      prefix: ':include',
      body: ['::include{file="$1"}$0'],
      description: 'Attributes: lines, region, language, options.',
    },
  })
})

test('a snippet writes the front matter of a collection with its required fields only', () => {
  const walks = definePages({
    typeName: 'Walk',
    description: 'A walk.',
    source: ['walks/*.mdx', 'walks/*.md'],
    fields: {
      date: z.iso.date(),
      kind: z.enum(['a, b', 'c']),
      place: z.string(),
      length: z.number(),
      isSteep: z.boolean(),
      guides: z.array(reference('people')),
      start: z.strictObject({ at: z.string() }),
      note: z.string().optional(),
      level: z.string().default('easy'),
    },
  })
  const docs = definePages({ typeName: 'Doc', description: 'A page.', source: ['**/*.md'], fields: {} })
  expect(frontMatterSnippetsOf({ walks, people: collect('people/*.yml'), docs })).toEqual({
    walks: {
      scope: 'markdown,mdx',
      prefix: 'walks',
      description: 'A walk.',
      body: [
        ...[
          '---',
          'date: ${1:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}',
          'kind: ${2|a\\, b,c|}',
          'place: ${3:place}',
        ],
        ...['length: ${4:0}', 'isSteep: ${5|true,false|}', 'guides: [$6]', 'start: { $7 }', '---', '', '$0'],
      ],
    },
    docs: {
      scope: 'markdown',
      prefix: 'docs',
      description: 'A page.',
      body: ['---', 'title: ${1:title}', '---', '', '$0'],
    },
  })
})

describe('files written for the editor', () => {
  const { at, read, write } = createTestFolder()
  const settings = settingsFor(collections)

  test('writes a schema for each collection, and removes the schemas of deleted collections', async () => {
    write('.vscode/schemas/gone.json', '{}')
    expect(await writeEditorFiles(at())).toBeUndefined()
    const schemas = Object.keys(collections).map((name) => `${name}.json`)
    expect(readdirSync(at('.vscode/schemas')).sort()).toEqual(schemas.sort())
    expect(read('.vscode/directives.code-snippets')).toContain('":card"')
    expect(JSON.parse(read('.vscode/front-matter.code-snippets'))).toHaveProperty('docs')
  })

  test('updates its own settings', async () => {
    write('.vscode/settings.json', '{ "yaml.schemas": {} }')
    expect(await writeEditorFiles(at())).toBeUndefined()
    expect(JSON.parse(read('.vscode/settings.json'))).toEqual(settings)
  })

  test.each(['{ "json.schemas": [], "editor.tabSize": 2 }', '{\n  // Mine.\n}'])(
    'keeps settings that a person wrote, and returns the settings to add: %s',
    async (text) => {
      write('.vscode/settings.json', text)
      expect(await writeEditorFiles(at())).toEqual(settings)
      expect(read('.vscode/settings.json')).toBe(text)
    },
  )
})
