import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../../content.config'
import { settingsFor } from './build-editor-files'
import { writeEditorFiles } from './write-editor-files'

const project = mkdtempSync(join(tmpdir(), 'project-'))
const read = (file: string) => readFileSync(join(project, '.vscode', file), 'utf8')
const settings = settingsFor(collections)

afterAll(() => rmSync(project, { recursive: true }))

test('writes a schema for each collection, and removes that of a collection that is gone', async () => {
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

test('settings of its own are kept up to date', async () => {
  writeFileSync(join(project, '.vscode/settings.json'), '{ "yaml.schemas": {} }')
  expect(await writeEditorFiles(project)).toBeUndefined()
  expect(JSON.parse(read('settings.json'))).toEqual(settings)
})

test.each(['{ "json.schemas": [], "editor.tabSize": 2 }', '{\n  // Mine.\n}'])(
  'settings of a person stay, and it says what they need: %s',
  async (text) => {
    writeFileSync(join(project, '.vscode/settings.json'), text)
    expect(await writeEditorFiles(project)).toEqual(settings)
    expect(read('settings.json')).toBe(text)
  },
)
