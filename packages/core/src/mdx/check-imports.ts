import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from '../content-compiler'

const STATIC_IMAGE =
  '"StaticImage" shows nothing in MDX: Gatsby looks for it in .js, .jsx and .tsx files only. Write "![Description](./file.png)" for the image, or import a component that renders it.'

/** Returns the start of a position in code. Columns count from 0 there, and from 1 in messages. */
const startOf = (loc: { start: { line: number; column: number } } | null | undefined) =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined

/** Reports imports of missing files and packages in an MDX document, and imports of `StaticImage`, which does not work in MDX. */
export function checkImports(tree: Root, context: DocumentContext) {
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (!('source' in statement) || typeof statement.source?.value !== 'string') continue
      const { value, loc } = statement.source
      if (statement.type === 'ImportDeclaration' && value === 'gatsby-plugin-image')
        for (const { imported, loc } of statement.specifiers.filter((one) => one.type === 'ImportSpecifier'))
          if ('name' in imported && imported.name === 'StaticImage') context.report(startOf(loc), STATIC_IMAGE)
      if (!context.canImport || context.canImport(context.file, value)) continue
      const remedy = /^(~|\.\.?)?\//.test(value)
        ? 'leads to no file. Correct the path, or add the file and save this one again.'
        : 'is not an installed package. Correct the name, or install the package.'
      context.report(startOf(loc), `The import "${value}" ${remedy}`)
    }
  })
}
