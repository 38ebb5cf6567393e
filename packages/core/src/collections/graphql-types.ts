import { z } from 'zod'
import { suggest } from '../nearest'
import { keyOfReferences, type Collection } from './define-collection'
import { dataFields, pageFields } from './entry'
import { hasRelated, listReferrers } from './referrers'

interface JsonSchema {
  type?: string
  format?: string
  description?: string
  graphqlType?: string
  /** What the compiler replaces: the name of an icon, and a text in Markdown. */
  isIcon?: boolean
  isMarkdown?: boolean
  /** The collection of a reference, and the field that its value is compared with. */
  reference?: string
  linkBy?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** A description in the schema language, which writes strings as JSON does. */
const quote = (description: string) => JSON.stringify(description)
const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const dateFormat = (type: string) => (/^Date!?$/.test(type) ? ' @dateformat' : '')

/** A field that no file sets: gatsby-plugin-social-images answers it. */
const SOCIAL_IMAGE = `  ${quote('Path of the image that other sites show beside a link; null for a page without one.')}
  socialImage: String`

/** Writes the types that all collections share. */
const sharedTypes = () => `
  ${quote('A page made from a content file, whatever its collection.')}
  interface ContentPage implements Node {
${fieldLines(readSchema(pageFields), 'ContentPage', []).join('\n')}
${SOCIAL_IMAGE}
  }
  ${quote('What search engines and other sites see of a page.')}
  type ContentSeo {
    ${quote('Title, when it differs from the page title.')}
    title: String
    ${quote('Description, when it differs from the page description.')}
    description: String
    ${quote('Image that other sites show beside a link, instead of the rendered one.')}
    image: ContentImage
    ${quote('True keeps the page out of search engines.')}
    noindex: Boolean
  }
  ${quote('An image beside the content that shows it.')}
  type ContentImage {
    ${quote('The file below `content/`.')}
    path: String!
    ${quote('Pixels.')}
    width: Int!
    ${quote('Pixels.')}
    height: Int!
    ${quote('The data for `Icon` of an SVG that has the colour of the text around it, `currentColor`; null for other images.')}
    svg: JSON
    ${quote('The file, for gatsby-plugin-image: `childImageSharp`; or `publicURL` for vector and animated images.')}
    file: File @link(by: "relativePath", from: "path")
  }
  ${quote('A part of a page that a search can lead to: its opening, or a heading with what stands below it.')}
  type SearchSection {
    ${quote("The page's path, or `path#anchor`.")}
    id: String!
    ${quote('Title of the page, or the text of the heading.')}
    title: String!
    ${quote("Titles above this one: the page's, then the headings around it. Empty for a page's opening.")}
    titles: [String!]!
    ${quote('The words without markup and without code blocks; those of the opening start with the description.')}
    content: String!
    ${quote("Level of the heading, 1 to 6; 1 for a page's opening.")}
    level: Int!
    ${quote('The code blocks.')}
    code: [SearchSectionCode!]!
  }
  ${quote('A code block of a section.')}
  type SearchSectionCode {
    ${quote('The name behind the fence; "text" when there is none.')}
    language: String!
    ${quote('The code as it was written.')}
    text: String!
  }
  ${quote('A page beside another one, with what a link to it shows.')}
  type SurroundItem {
    ${quote('Title, as navigation shows it.')}
    title: String!
    ${quote('Where the page is.')}
    path: String!
    ${quote('The file below `content/`, order numbers kept, without its extension.')}
    stem: String!
    ${quote('One sentence about the page; empty when there is none.')}
    description: String!
    ${quote('Day of publication; null in a collection without dates.')}
    date: Date @dateformat
  }
`

/**
 * Fields that Gatsby would otherwise infer from the files. The collections type the front matter; types that gatsby-plugin-mdx infers from it
 * could differ.
 */
export const FILE_TYPES = `
  type File implements Node @dontInfer {
    blksize: Int
    blocks: Int
  }
  type Mdx implements Node @dontInfer @childOf(types: ["File"]) {
    ${quote("The file's front matter, unchecked.")}
    frontmatter: JSON!
  }
`

/** Writes the GraphQL types of the collections with their descriptions. Gatsby infers nothing, so the schema does not depend on the content. */
export function buildGraphqlTypes(collections: Record<string, Collection>): string {
  const types = Object.keys(collections).map((name) => collectionType(name, collections))
  return [sharedTypes(), ...types].join('\n')
}

/** Gives a reference the GraphQL type of its target. */
function resolveReference(property: JsonSchema, collections: Record<string, Collection>) {
  if (property.reference === undefined) return
  const target = Object.hasOwn(collections, property.reference) ? collections[property.reference] : undefined
  if (!target) {
    const names = Object.keys(collections)
    const hint = suggest(property.reference, names)
    throw new Error(
      `There is no collection "${property.reference}" to refer to.${hint} Collections: ${names.join(', ')}. Correct the reference in src/content.config.ts.`,
    )
  }
  property.graphqlType = target.typeName
  property.linkBy = keyOfReferences(target)
}

const readSchema = (schema: z.ZodObject, collections: Record<string, Collection> = {}) =>
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => resolveReference(jsonSchema as JsonSchema, collections),
  }) as JsonSchema

function collectionType(name: string, collections: Record<string, Collection>): string {
  const collection = collections[name]!
  const { kind, typeName, description, schema } = collection
  const nested: string[] = []
  const shared = kind === 'page' ? pageFields : dataFields
  const own = fieldLines(readSchema(schema, collections), typeName, nested, shared.shape)
  if (kind === 'data')
    own.push(
      `  ${quote('The checked content of the file: its fields, those too that the collection does not declare; `rows` for CSV.')}\n  body: JSON!`,
    )
  for (const other of listReferrers(name, collections))
    own.push(
      `  ${quote(`Entries of "${other}" that refer to it: the newest first where they have dates, else in the order of the files.`)}\n  ${other}: [${collections[other]!.typeName}!]!`,
    )
  if (hasRelated(collection))
    own.push(
      `  ${quote('Pages of the same folder that refer to the same entries, the most alike first.')}\n  related(limit: Int! = 2): [${typeName}!]!`,
    )
  if (kind === 'page') own.push(SOCIAL_IMAGE)
  const interfaces = kind === 'page' ? 'Node & ContentPage' : 'Node'
  const lines = [...fieldLines(readSchema(shared), typeName, nested), ...own].join('\n')
  return [...nested, `${quote(description)}\ntype ${typeName} implements ${interfaces} @dontInfer {\n${lines}\n}`].join(
    '\n',
  )
}

/** The fields of a type, without those in `leftOut`. */
const fieldLines = (
  { properties = {}, required = [] }: JsonSchema,
  owner: string,
  nested: string[],
  leftOut: object = {},
): string[] =>
  Object.entries(properties).flatMap(([name, property]) => {
    if (Object.hasOwn(leftOut, name)) return []
    const isRequired = required.includes(name) && !property.anyOf?.some(({ type }) => type === 'null')
    return fieldLine(name, property, isRequired, owner, nested)
  })

function fieldLine(name: string, property: JsonSchema, isRequired: boolean, owner: string, nested: string[]): string {
  const type = graphqlType(property, owner + capitalize(name), nested) + (isRequired ? '!' : '')
  const linkBy = property.linkBy ?? property.items?.linkBy
  const link = linkBy ? ` @link(by: "${linkBy}")${property.items ? ' @withoutMissing' : ''}` : ''
  return `  ${quote(property.description ?? property.items?.description ?? name)}\n  ${name}: ${type}${dateFormat(type)}${link}`
}

function graphqlType(property: JsonSchema, name: string, nested: string[]): string {
  if (property.graphqlType) return property.graphqlType
  if (property.isIcon || property.isMarkdown) return 'JSON'
  switch (property.type) {
    case 'string':
      return property.format === 'date' ? 'Date' : 'String'
    case 'integer':
      return 'Int'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    case 'array':
      return `[${graphqlType(property.items ?? {}, name.replace(/s$/, ''), nested)}!]`
    case 'object': {
      if (!property.properties) return 'JSON'
      const lines = fieldLines(property, name, nested)
      nested.push(`${quote(property.description ?? `Part of \`${name}\`.`)}\ntype ${name} {\n${lines.join('\n')}\n}`)
      return name
    }
    default:
      return 'JSON'
  }
}
