import { z } from 'zod'
import { suggest } from '../nearest'
import { type ColumnKind, type JsonSchema, kindOfChoice } from './columns'
import { keyOfReferences, pageSchema, type Collection } from './define-collection'
import { dataFields, pageFields } from './entry'
import { hasRelated, listReferrers } from './referrers'

/** Writes a description in GraphQL's schema language, whose strings have the syntax of JSON. */
const quote = (description: string) => JSON.stringify(description)
const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const dateFormat = (type: string) => (/^Date!?$/.test(type) ? ' @dateformat' : '')

/** The field `socialImage`, which gatsby-plugin-social-images resolves. */
const SOCIAL_IMAGE = `  ${quote('Path of the image that other sites show beside a link; null for a page without one.')}
  socialImage: String`

/** Writes the types that all collections share. */
const sharedTypes = () => `
  ${quote('A page of any collection.')}
  interface ContentPage implements Node {
${fieldLines(readSchema(pageFields), 'ContentPage', []).join('\n')}
${SOCIAL_IMAGE}
  }
  ${quote('Facts about a page for search engines and other sites.')}
  type ContentSeo {
${fieldLines(readSchema(pageSchema.shape.seo.unwrap()), 'ContentSeo', []).join('\n')}
  }
  ${quote('An image file below `content/`.')}
  type ContentImage {
    ${quote('The file below `content/`.')}
    path: String!
    ${quote('Width in pixels.')}
    width: Int!
    ${quote('Height in pixels.')}
    height: Int!
    ${quote('Data for the component `Icon`, for an SVG that uses `currentColor`; null for other images.')}
    svg: JSON
    ${quote('The file, for gatsby-plugin-image: `childImageSharp`; or `publicURL` for vector and animated images.')}
    file: File @link(by: "relativePath", from: "path")
  }
  ${quote('A search result within a page: the text before the first heading, or a heading with the text below it.')}
  type SearchSection {
    ${quote("The page's path, or `path#anchor`.")}
    id: String!
    ${quote('Title of the page, or the text of the heading.')}
    title: String!
    ${quote("Titles of the enclosing sections: the page's title, then the parent headings. Empty for the start of a page.")}
    titles: [String!]!
    ${quote('The text without markup and code blocks. At the start of a page, it begins with the description, or is an excerpt of the page.')}
    content: String!
    ${quote('Level of the heading, 1 to 6; 1 for the start of a page.')}
    level: Int!
    ${quote('The code blocks.')}
    code: [SearchSectionCode!]!
  }
  ${quote('A code block of a section.')}
  type SearchSectionCode {
    ${quote('Language after the opening fence; "text" without a language.')}
    language: String!
    ${quote('The code.')}
    text: String!
  }
  ${quote('The page before or after another page, with the fields that a link needs.')}
  type SurroundItem {
    ${quote('Title, as navigation shows it.')}
    title: String!
    ${quote('Path of the page.')}
    path: String!
    ${quote('The file below `content/`, with order numbers, without its extension.')}
    stem: String!
    ${quote('One sentence about the page; "" without a description.')}
    description: String!
    ${quote('Day of publication; null in a collection without dates.')}
    date: Date @dateformat
  }
`

/**
 * Types that Gatsby would otherwise infer from the files. The collections declare the types of the front matter, and inferred types could differ
 * from them.
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

/**
 * Writes the GraphQL types of the collections. Gatsby infers no types, so the schema does not depend on the content.
 * @throws Error for a reference to an unknown collection
 */
export function buildGraphqlTypes(collections: Record<string, Collection>): string {
  const types = Object.keys(collections).map((name) => collectionType(name, collections))
  return [sharedTypes(), ...types].join('\n')
}

/** Sets the GraphQL type of a reference to the type of its target. */
function resolveReference(property: JsonSchema, collections: Record<string, Collection>) {
  if (property.reference === undefined) return
  const target = Object.hasOwn(collections, property.reference) ? collections[property.reference] : undefined
  if (!target) {
    const names = Object.keys(collections)
    const hint = suggest(property.reference, names)
    throw new Error(
      `A reference names the unknown collection "${property.reference}".${hint} Collections: ${names.join(', ')}. Correct the reference in src/content.config.ts.`,
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
      `  ${quote('The validated fields of the file, including fields that the collection does not declare. `rows` for CSV.')}\n  body: JSON!`,
    )
  for (const other of listReferrers(name, collections))
    own.push(
      `  ${quote(`Entries of "${other}" that refer to this entry: the newest first if they have dates, otherwise in the order of the files.`)}\n  ${other}: [${collections[other]!.typeName}!]!`,
    )
  if (hasRelated(collection))
    own.push(
      `  ${quote('Pages of the same folder that refer to the same entries, the most similar first.')}\n  related(limit: Int! = 2): [${typeName}!]!`,
    )
  if (kind === 'page') own.push(SOCIAL_IMAGE)
  const interfaces = kind === 'page' ? 'Node & ContentPage' : 'Node'
  const lines = [...fieldLines(readSchema(shared), typeName, nested), ...own].join('\n')
  return [...nested, `${quote(description)}\ntype ${typeName} implements ${interfaces} @dontInfer {\n${lines}\n}`].join(
    '\n',
  )
}

/** Writes the fields of a type, without the fields in `leftOut`. Appends nested types to `nested`. */
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

const SCALARS: Record<ColumnKind, string> = {
  text: 'String',
  integer: 'Int',
  real: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  json: 'JSON',
}

function graphqlType(property: JsonSchema, name: string, nested: string[]): string {
  if (property.graphqlType) return property.graphqlType
  if (property.type === 'array') return `[${graphqlType(property.items ?? {}, name.replace(/s$/, ''), nested)}!]`
  if (property.type !== 'object' || !property.properties) return SCALARS[kindOfChoice(property)]
  const lines = fieldLines(property, name, nested)
  nested.push(`${quote(property.description ?? `Part of \`${name}\`.`)}\ntype ${name} {\n${lines.join('\n')}\n}`)
  return name
}
