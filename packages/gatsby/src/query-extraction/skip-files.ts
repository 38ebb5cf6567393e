import { readFile } from 'node:fs/promises'
import type { Patch } from '../patch'

type ParseFile = (file: string, addError: (error: object) => void) => Promise<object[] | null>

/** `gatsby/dist/query/file-parser` */
interface FileParserModule {
  default: { prototype: { parseFile: ParseFile } }
}

/** `gatsby/dist/redux`, with the templates and pages by their file. */
interface ReduxModule {
  store: { getState: () => { components: ReadonlyMap<string, unknown> } }
}

/** Words of a file with a query, a slice or an image, and the package that they come from. */
const USES = [
  [/\b(?:graphql|Slice)\b/, /['"`]gatsby['"`]/],
  [/\bStaticImage\b/, /['"`]gatsby-plugin-image['"`]/],
  // A tag without an import is deprecated, but still works.
  [/graphql\s*[`(]/],
]

/** It names what it exports. */
const IMAGE_PACKAGE = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]/

/** Makes Gatsby parse only the files that can have a query, an image or an export that it looks for. */
export const queryExtraction: Patch<[], void> = {
  name: 'query-extraction',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/query/file-parser': [
      /\n {2}async parseFile\(file, addError\) \{/,
      /this\.parseFile\(file, addError\)/,
      // The words of the files that Gatsby parses. A further one would need a rule in `USES`.
      /if \(!text\.includes\(`graphql`\)( && !text\.includes\(`(gatsby-plugin-image|getServerData|config|Slice|Head)`\)){5}\) \{/,
    ],
  },
  without: 'Gatsby parses every source file to find queries, which takes seconds longer.',
  apply(requireFromGatsby) {
    const { default: parser } = requireFromGatsby('gatsby/dist/query/file-parser') as FileParserModule
    const { store } = requireFromGatsby('gatsby/dist/redux') as ReduxModule
    const { parseFile } = parser.prototype
    parser.prototype.parseFile = async function (file, addError) {
      const isParsed = store.getState().components.has(file) || (await mayHaveQuery(file))
      return isParsed ? parseFile.call(this, file, addError) : null
    }
  },
}

/** True for a file that cannot be read too: Gatsby reports it. */
async function mayHaveQuery(file: string) {
  if (IMAGE_PACKAGE.test(file)) return false
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined || USES.some((words) => words.every((word) => word.test(text)))
}
