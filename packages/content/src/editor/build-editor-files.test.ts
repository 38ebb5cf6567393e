import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineData, definePages } from '@galley/core/collections'
import { contentComponents } from '@galley/core/content-compiler'
import { icon, image, linkTarget, reference } from '@galley/core/fields'
import { collections } from '@galley/site/collections'
import { findSchemas } from '@galley/testing/find-schemas.fixture'
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
  [{ date: '2025-01-31', kind: 'fly' }, '/kind must be equal to one of the allowed values'],
  [{ date: '2025-01-31', title: 3 }, '/title must be string'],
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
  all: collect('**/*.{yml,json}', '!facts/**', '!{terms,moved}.yml'),
  docs: collect('**/*.md'),
  facts: collect('facts/**/*.{yml,yaml,json,csv}'),
  rest: collect('facts/**/*.yml', 'rest/*.yml'),
})

test.each([
  ['index.yml', 'openings'],
  ['index.draft.yml', 'openings'],
  ['studio/index.yml', 'openings'],
  ['blog/index.yml', 'all'],
  ['people/ana.yml', 'people'],
  ['people/us/ana.yaml', 'people'],
  ['people/ana.json', 'people'],
  ['a/b/c.yml', 'all'],
  ['a.json', 'all'],
  ['facts/a.yml', 'facts'],
  ['facts/b/a.json', 'facts'],
  ['rest/a.yml', 'all'],
  ['terms.yml'],
  ['moved.draft.yml'],
  ['_part.yml'],
  ['facts/_parts/a.json'],
  ['docs/.navigation.yml'],
])('an editor checks %s as one of %s', (file, ...collection) => {
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
        '---',
        'date: ${1:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}',
        'kind: ${2|a\\, b,c|}',
        'place: ${3:place}',
        'length: ${4:0}',
        'isSteep: ${5|true,false|}',
        'guides: [$6]',
        'start: { $7 }',
        '---',
        '',
        '$0',
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
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const read = (file: string) => readFileSync(join(project, '.vscode', file), 'utf8')
  const settings = settingsFor(collections)

  afterAll(() => rmSync(project, { recursive: true }))

  test('writes a schema for each collection, and removes the schemas of deleted collections', async () => {
    mkdirSync(join(project, '.vscode/schemas'), { recursive: true })
    writeFileSync(join(project, '.vscode/schemas/gone.json'), '{}')
    expect(await writeEditorFiles(project)).toBeUndefined()
    expect(readdirSync(join(project, '.vscode/schemas')).sort()).toEqual(
      Object.keys(collections)
        .map((name) => `${name}.json`)
        .sort(),
    )
    expect(JSON.parse(read('settings.json'))).toEqual(settings)
    expect(read('directives.code-snippets')).toContain('":card"')
    expect(JSON.parse(read('front-matter.code-snippets'))).toHaveProperty('docs')
  })

  test('updates its own settings', async () => {
    writeFileSync(join(project, '.vscode/settings.json'), '{ "yaml.schemas": {} }')
    expect(await writeEditorFiles(project)).toBeUndefined()
    expect(JSON.parse(read('settings.json'))).toEqual(settings)
  })

  test.each(['{ "json.schemas": [], "editor.tabSize": 2 }', '{\n  // Mine.\n}'])(
    'keeps settings of a person, and returns the settings to add: %s',
    async (text) => {
      writeFileSync(join(project, '.vscode/settings.json'), text)
      expect(await writeEditorFiles(project)).toEqual(settings)
      expect(read('settings.json')).toBe(text)
    },
  )
})
