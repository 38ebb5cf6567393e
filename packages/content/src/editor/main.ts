// `npm run schemas`: writes what VS Code needs to complete fields and directives.
import { EDITOR_FOLDER, SETTINGS_FILE } from './build-editor-files'
import { writeEditorFiles } from './write-editor-files'

void writeEditorFiles('.').then((settings) => {
  console.log(
    `The schemas and snippets of all collections, and the snippets of all directives, are in ${EDITOR_FOLDER}/.`,
  )
  console.log(
    settings
      ? `${SETTINGS_FILE} stays as it is. It needs:\n${JSON.stringify(settings, null, 2)}`
      : `${SETTINGS_FILE} names them.`,
  )
})
