// `npm run schemas`: writes what VS Code needs to complete fields and directives.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { collections } from '../../content.config'
import type { Collection } from '../../lib/collections'
import { contentComponents } from '../../lib/content-compiler'
import { EDITOR_FOLDER, schemaOf, settingsFor, snippetsOf } from './build-editor-files'

const SETTINGS = `${EDITOR_FOLDER}/settings.json`

const write = (file: string, data: object) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}

rmSync(`${EDITOR_FOLDER}/schemas`, { recursive: true, force: true })
const entries = Object.entries<Collection>(collections)
for (const [name, collection] of entries) write(`${EDITOR_FOLDER}/schemas/${name}.json`, schemaOf(collection))
write(`${EDITOR_FOLDER}/directives.code-snippets`, snippetsOf(contentComponents))
const settings = settingsFor(collections)
console.log(`${entries.length} schemas and the snippets of all directives are in ${EDITOR_FOLDER}/.`)
if (existsSync(SETTINGS)) {
  // Those of a person may have comments.
  console.log(`${SETTINGS} stays as it is. It needs:\n${JSON.stringify(settings, null, 2)}`)
} else {
  write(SETTINGS, settings)
  console.log(`${SETTINGS} names them.`)
}
