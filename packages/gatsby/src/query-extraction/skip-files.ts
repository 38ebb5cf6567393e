import { readFile } from 'node:fs/promises'

type ParseFile = (file: string, addError: (error: object) => void) => Promise<object[] | null>

/** `gatsby/dist/query/file-parser` */
interface FileParserModule {
  default?: { prototype: { parseFile?: ParseFile } }
}

/** `gatsby/dist/redux`, with the templates and pages by their file. */
interface ReduxModule {
  store: { getState: () => { components: ReadonlyMap<string, unknown> } }
}

/** What a file with a query, a slice or an image names: what it is written with, and the package that this comes from. */
const USES = [
  [/\b(?:graphql|Slice)\b/, /['"`]gatsby['"`]/],
  [/\bStaticImage\b/, /['"`]gatsby-plugin-image['"`]/],
  // A tag without an import is deprecated, but still works.
  [/graphql\s*[`(]/],
]

/** It names what it exports. */
const IMAGE_PACKAGE = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]/

/**
 * Makes Gatsby parse only the files that can have a query, an image or an export that it looks for.
 * @param requireFromSite resolves packages as the site does
 * @throws Error if Gatsby does not have the parts that are used
 */
export function skipFiles(requireFromSite: NodeJS.Require) {
  const { default: parser } = requireFromSite('gatsby/dist/query/file-parser') as FileParserModule
  const { store } = requireFromSite('gatsby/dist/redux') as ReduxModule
  const parseFile = parser?.prototype.parseFile
  if (!parseFile) throw new Error('gatsby/dist/query/file-parser has no "parseFile".')
  parser.prototype.parseFile = async function (file, addError) {
    const isParsed = store.getState().components.has(file) || (await mayHaveQuery(file))
    return isParsed ? parseFile.call(this, file, addError) : null
  }
}

/** True for a file that cannot be read too: Gatsby reports it. */
async function mayHaveQuery(file: string) {
  if (IMAGE_PACKAGE.test(file)) return false
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined || USES.some((words) => words.every((word) => word.test(text)))
}
