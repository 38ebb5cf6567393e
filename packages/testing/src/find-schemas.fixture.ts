import type { settingsFor } from '@galley/content/editor/build-editor-files'
import picomatch from 'picomatch'

/** As the language servers of YAML and JSON do it: a glob counts at any depth, and one that starts with "!" takes files away. */
function matches(file: string, globs: readonly string[]) {
  const read = (glob: string) => `**/${glob.replace(/^!?\/?/, '')}`
  const [without, within] = [true, false].map((isNegative) =>
    globs.filter((glob) => glob.startsWith('!') === isNegative).map(read),
  )
  return picomatch(within!, { ignore: without! })(`/project/content/${file}`)
}

/** The names of the schemas by which an editor with these settings checks a file below `content/`. */
export const findSchemas = (settings: ReturnType<typeof settingsFor>, file: string) =>
  (file.endsWith('.json')
    ? settings['json.schemas'].map(({ url, fileMatch }) => [url, fileMatch] as const)
    : Object.entries(settings['yaml.schemas'])
  ).flatMap(([url, globs]) => (matches(file, globs) ? url.replace(/^.*\/|\.json$/g, '') : []))
