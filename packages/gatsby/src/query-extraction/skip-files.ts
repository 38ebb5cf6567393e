import { readFile } from 'node:fs/promises'
import type * as Redux from 'gatsby/dist/redux'
import type { Patch } from '../patch'

type ParseFile = (file: string, addError: (error: object) => void) => Promise<object[] | null>

/** `gatsby/dist/query/file-parser` */
interface FileParserModule {
  default: { prototype: { parseFile: ParseFile } }
}

/** Patterns of files with a query, a slice or an image: the word, and the package from which it is imported. */
const USES = [
  [/\b(?:graphql|Slice)\b/, /['"`]gatsby['"`]/],
  [/\bStaticImage\b/, /['"`]gatsby-plugin-image['"`]/],
  // The tag still works without an import, although this is deprecated.
  [/graphql\s*[`(]/],
]

/** The files of this package contain `StaticImage` because they export it. */
const IMAGE_PACKAGE = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]/

/** Makes Gatsby parse only the files that can have a query, an image or an export that it looks for. */
export const queryExtraction: Patch<[], void> = {
  name: 'query-extraction',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/query/file-parser': [
      /\n {2}async parseFile\(file, addError\) \{/,
      /this\.parseFile\(file, addError\)/,
      // The words for which Gatsby parses a file. Another word would need a rule in `USES`.
      /if \(!text\.includes\(`graphql`\)( && !text\.includes\(`(gatsby-plugin-image|getServerData|config|Slice|Head)`\)){5}\) \{/,
    ],
  },
  without: 'Gatsby parses every source file to find queries, which takes seconds longer.',
  apply(requireFromGatsby) {
    const { default: parser } = requireFromGatsby('gatsby/dist/query/file-parser') as FileParserModule
    const { store } = requireFromGatsby('gatsby/dist/redux') as typeof Redux
    const { parseFile } = parser.prototype
    parser.prototype.parseFile = async function (file, addError) {
      // The keys of `components` are the files of templates and pages.
      const isParsed = store.getState().components.has(file) || (await mayHaveQuery(file))
      return isParsed ? parseFile.call(this, file, addError) : null
    }
  },
}

/** Returns true for unreadable files too, so that Gatsby reports them. */
async function mayHaveQuery(file: string) {
  if (IMAGE_PACKAGE.test(file)) return false
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined || USES.some((words) => words.every((word) => word.test(text)))
}
