import { z } from 'zod'
import type { Collection } from '../../lib/collections'
import type { ContentComponent } from '../../lib/content-compiler'

/** Where the files for editors are, below the project. */
export const EDITOR_FOLDER = '.vscode'

const EXTENSIONS = /\.(\w+|\{[^}]*\})$/

/** The JSON Schema of what a file of a collection may set. */
export const schemaOf = ({ schema, description, typeName }: Collection): object =>
  z.toJSONSchema(schema.describe(description).meta({ title: typeName }), {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // What only the build reads.
      for (const key of ['isIcon', 'isLink', 'isMarkdown', 'isUnique', 'graphqlType', 'reference'])
        Reflect.deleteProperty(jsonSchema, key)
    },
  })

/** The globs of the data files of a collection with one of these extensions. */
const globsOf = ({ source }: Collection, extensions: readonly string[]) =>
  source
    .filter((glob) => !glob.startsWith('!'))
    .flatMap((glob) => {
      const written = EXTENSIONS.exec(glob)?.[1]?.replace(/[{}]/g, '').split(',')
      const stem = `content/${glob.replace(EXTENSIONS, '')}`
      return (written ?? extensions).filter((one) => extensions.includes(one)).map((one) => `${stem}.${one}`)
    })

const schemaFile = (name: string) => `${EDITOR_FOLDER}/schemas/${name}.json`

/** The settings by which VS Code finds the schema of each data file. */
export const settingsFor = (collections: Record<string, Collection>) => ({
  'yaml.schemas': Object.fromEntries(
    Object.entries(collections).flatMap(([name, collection]) => {
      const globs = globsOf(collection, ['yml', 'yaml'])
      return globs.length > 0 ? [[`./${schemaFile(name)}`, globs]] : []
    }),
  ),
  'json.schemas': Object.entries(collections).flatMap(([name, collection]) => {
    const fileMatch = globsOf(collection, ['json']).map((glob) => `/${glob}`)
    return fileMatch.length > 0 ? [{ fileMatch, url: `./${schemaFile(name)}` }] : []
  }),
})

/** Snippets of VS Code, one for each directive, with its required attributes. */
export function snippetsOf(components: Record<string, ContentComponent>) {
  return Object.fromEntries(
    Object.entries(components).map(([name, { form, props, label, holds }]) => {
      const required = Object.entries(props.shape).flatMap(([key, field]) =>
        key === label || (field as z.ZodType).safeParse(undefined).success ? [] : key,
      )
      let stop = 1
      const attributes = required.map((key) => `${key}="$${stop++}"`).join(' ')
      const braces = attributes && `{${attributes}}`
      const words = `[$${stop}]`
      const shown = label === undefined ? '' : words
      const inside = holds === 'tab' ? ':::tab[$1]\n$0\n:::' : '$0'
      const colons = holds === 'tab' ? '::::' : ':::'
      const body = {
        text: `:${name}${name === 'icon' ? '' : words}${braces}$0`,
        leaf: `::${name}${shown}${braces}$0`,
        container: `${colons}${name}${shown}${braces}\n${inside}\n${colons}`,
      }[form]
      const optional = Object.keys(props.shape).filter((key) => key !== label && !required.includes(key))
      const description = optional.length > 0 ? `Attributes: ${optional.join(', ')}.` : 'No attributes.'
      return [name, { scope: 'markdown', prefix: `:${name}`, body: body.split('\n'), description }]
    }),
  )
}
