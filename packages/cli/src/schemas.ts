import { EDITOR_FOLDER, SETTINGS_FILE } from '@galley/content/editor/build-editor-files'
import { writeEditorFiles } from '@galley/content/editor/write-editor-files'

/** Writes schemas and snippets with which VS Code completes fields and directives. */
export async function writeSchemas() {
  const settings = await writeEditorFiles('.')
  console.log(
    `The schemas and snippets of all collections, and the snippets of all directives, are in ${EDITOR_FOLDER}/.`,
  )
  console.log(
    settings
      ? `${SETTINGS_FILE} was not changed. Add these settings to the file:\n${JSON.stringify(settings, null, 2)}`
      : `${SETTINGS_FILE} refers to the schemas.`,
  )
}
