import type { Collection } from '@galley/core/collections'
import type { ContentComponent } from '@galley/core/content-compiler'
import picomatch from 'picomatch'
import { z } from 'zod'

/** Folder of the files for editors, below the project. */
export const EDITOR_FOLDER = '.vscode'
export const SETTINGS_FILE = `${EDITOR_FOLDER}/settings.json`

const EXTENSIONS = /\.(\w+|\{[^}]*\})$/

/** Returns the JSON Schema of a collection's fields. */
export const schemaOf = ({ schema, description, typeName }: Collection) =>
  z.toJSONSchema(schema.describe(description).meta({ title: typeName }), {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Removes metadata that only the build reads.
      for (const key of ['isIcon', 'isLink', 'isMarkdown', 'isUnique', 'graphqlType', 'reference'])
        Reflect.deleteProperty(jsonSchema, key)
    },
  })

/** Globs of files that only serve to be included. */
const PARTS = ['**/_*', '**/_*/**']

const included = ({ source }: Collection) => source.filter((glob) => !glob.startsWith('!'))
const excluded = ({ source }: Collection) => source.flatMap((glob) => (glob.startsWith('!') ? glob.slice(1) : []))

/** Extends a glob to the drafts of its files, such as `index.draft.yml`, and to the files of versions, such as `docs@1/index.yml`. */
const withVariants = (glob: string) =>
  glob.replace(/^docs\//, 'docs{,@*}/').replace(/(?<!\*)(?=\.(\w+|\{[^}]*\})$)/, '{,.draft}')

/** Returns the globs of a collection's files with one of these extensions. */
const globsWith = (extensions: readonly string[], collection: Collection) =>
  included(collection).flatMap((glob) => {
    const written = EXTENSIONS.exec(glob)?.[1]?.replace(/[{}]/g, '').split(',')
    const stem = glob.replace(EXTENSIONS, '')
    return (written ?? extensions)
      .filter((one) => extensions.includes(one))
      .map((one) => withVariants(`${stem}.${one}`))
  })

/**
 * Returns the globs of a collection's data files. The globs exclude the files of earlier collections, because an editor checks a file with every
 * schema whose glob matches. An earlier collection whose own globs exclude all files of this collection is skipped.
 */
function globsOf(collection: Collection, earlier: readonly Collection[], extensions: readonly string[]) {
  const globs = globsWith(extensions, collection)
  if (globs.length === 0) return []
  const taken = earlier.filter((one) => {
    const leavesOut = picomatch(excluded(one))
    return !included(collection).every((glob) => leavesOut(glob))
  })
  const others = [
    ...excluded(collection).map(withVariants),
    ...taken.flatMap((one) => globsWith(extensions, one)),
    ...PARTS,
  ]
  return [...globs.map((glob) => `content/${glob}`), ...others.map((glob) => `!content/${glob}`)]
}

/** Returns the path of a collection's schema below the project. */
export const schemaFile = (name: string) => `${EDITOR_FOLDER}/schemas/${name}.json`

/** Returns the VS Code settings that assign a schema to each data file. */
export function settingsFor(collections: Record<string, Collection>) {
  const all = Object.values(collections)
  const globs = (...extensions: string[]) =>
    Object.keys(collections).flatMap((name, index) => {
      const globs = globsOf(all[index]!, all.slice(0, index), extensions)
      return globs.length > 0 ? { url: `./${schemaFile(name)}`, globs } : []
    })
  return {
    'yaml.schemas': Object.fromEntries(globs('yml', 'yaml').map(({ url, globs }) => [url, globs])),
    'json.schemas': globs('json').map(({ url, globs }) => ({
      fileMatch: globs.map((glob) => glob.replace('content/', '/content/')),
      url,
    })),
  }
}

/** Returns one VS Code snippet per directive, with its required attributes. */
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

/** Returns the placeholder of a required field in a snippet. */
function placeholderOf(field: string, { type, format, enum: choices }: z.core.JSONSchema.BaseSchema, stop: number) {
  if (choices) return `\${${stop}|${choices.map((choice) => String(choice).replace(/[\\,|]/g, '\\$&')).join(',')}|}`
  if (type === 'boolean') return `\${${stop}|true,false|}`
  if (type === 'array') return `[$${stop}]`
  if (type === 'object') return `{ $${stop} }`
  const isDate = format === 'date' || format === 'date-time'
  const text = isDate ? '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE' : type === 'string' ? field : '0'
  return `\${${stop}:${text}}`
}

/** Returns one VS Code snippet per collection of Markdown files: front matter with the required fields, or else with the first field. */
export const frontMatterSnippetsOf = (collections: Record<string, Collection>) =>
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, collection]) => {
      const scope = Object.entries({ md: 'markdown', mdx: 'mdx' }).flatMap(([extension, language]) =>
        globsWith([extension], collection).length > 0 ? language : [],
      )
      const { properties = {}, required = Object.keys(properties).slice(0, 1) } = schemaOf(collection)
      if (scope.length === 0 || required.length === 0) return []
      const lines = required.map((field, index) => {
        const property = properties[field] as z.core.JSONSchema.BaseSchema
        return `${field}: ${placeholderOf(field, property, index + 1)}`
      })
      const body = ['---', ...lines, '---', '', '$0']
      return [[name, { scope: scope.join(), prefix: name, body, description: collection.description }]]
    }),
  )
