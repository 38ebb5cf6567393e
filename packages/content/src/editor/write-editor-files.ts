import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collection } from '@galley/core/collections'
import type * as Compiler from '@galley/core/content-compiler'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { writeChanged, writeFiles } from '@galley/node/written-files'
import { collections } from '@galley/site/collections'
import {
  EDITOR_FOLDER,
  frontMatterSnippetsOf,
  schemaFile,
  schemaOf,
  SETTINGS_FILE,
  settingsFor,
  snippetsOf,
} from './build-editor-files'

const textOf = (data: object) => `${JSON.stringify(data, null, 2)}\n`

/**
 * Writes the schemas, snippets and settings with which VS Code completes fields and directives. Writes only files that differ.
 * @returns the settings to add by hand if `settings.json` stays unchanged because a person has edited the file
 */
export async function writeEditorFiles(projectDir: string): Promise<object | undefined> {
  // The module is loaded here, because loading takes long, and most builds do not need the module.
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
  const { contentComponents } = require('@galley/core/content-compiler') as typeof Compiler
  const schemas = Object.entries<Collection>(collections).map(
    ([name, collection]) => [`/${schemaFile(name)}`, textOf(schemaOf(collection))] as const,
  )
  writeFiles(projectDir, `${EDITOR_FOLDER}/schemas`, new Map(schemas))
  const files = new Map([
    [`${EDITOR_FOLDER}/directives.code-snippets`, textOf(snippetsOf(contentComponents))],
    [`${EDITOR_FOLDER}/front-matter.code-snippets`, textOf(frontMatterSnippetsOf(collections))],
  ])
  const settings = settingsFor(collections)
  const isOurs = hasNoOther(
    Object.keys(settings),
    await readFile(join(projectDir, SETTINGS_FILE), 'utf8').catch(ignoreMissing),
  )
  if (isOurs) files.set(SETTINGS_FILE, textOf(settings))
  writeChanged(projectDir, files)
  return isOurs ? undefined : settings
}

/** True if the settings contain only these keys. Settings with comments were written by a person. */
function hasNoOther(keys: readonly string[], text = '{}') {
  try {
    return Object.keys(JSON.parse(text) as object).every((key) => keys.includes(key))
  } catch {
    return false
  }
}
