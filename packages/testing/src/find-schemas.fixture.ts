import type { settingsFor } from '@galley/content/editor/build-editor-files'
import picomatch from 'picomatch'

/** Matches like the language servers of YAML and JSON: a glob matches at any depth, and a glob that starts with "!" excludes files. */
function matches(file: string, globs: readonly string[]) {
  const read = (glob: string) => `**/${glob.replace(/^!?\/?/, '')}`
  const [without, within] = [true, false].map((isNegative) =>
    globs.filter((glob) => glob.startsWith('!') === isNegative).map(read),
  )
  return picomatch(within!, { ignore: without! })(`/project/content/${file}`)
}

/** Returns the names of the schemas with which an editor with these settings validates a file in `content/`. */
export const findSchemas = (settings: ReturnType<typeof settingsFor>, file: string) =>
  (file.endsWith('.json')
    ? settings['json.schemas'].map(({ url, fileMatch }) => [url, fileMatch] as const)
    : Object.entries(settings['yaml.schemas'])
  ).flatMap(([url, globs]) => (matches(file, globs) ? url.replace(/^.*\/|\.json$/g, '') : []))
