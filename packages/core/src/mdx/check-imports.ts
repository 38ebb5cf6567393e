import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from '../content-compiler'

/** Reports imports of an MDX document that are neither a file nor an installed package. */
export function checkImports(tree: Root, context: DocumentContext) {
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (!('source' in statement) || typeof statement.source?.value !== 'string') continue
      const { value, loc } = statement.source
      if (!context.canImport || context.canImport(context.file, value)) continue
      const remedy = /^(~|\.\.?)?\//.test(value)
        ? 'leads to no file. Correct the path, or add the file and save this one again.'
        : 'is no installed package. Correct the name, or install the package.'
      // The columns of code count from 0.
      const start = loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined
      context.report(start, `The import "${value}" ${remedy}`)
    }
  })
}
