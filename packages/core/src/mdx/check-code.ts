import { analyze, type Scope } from 'eslint-scope'
import type { Nodes, Root } from 'mdast'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from '../content-compiler'
import { suggest } from '../nearest'

/** Names that MDX and the bundler declare, and global names of browsers, which event handlers may use. */
const GIVEN = new Set([
  ...['props', 'arguments', 'module', 'exports', 'require', '__PATH_PREFIX__', '__BASE_PATH__'],
  ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia'],
  ...['alert', 'confirm', 'prompt', 'requestAnimationFrame', 'cancelAnimationFrame', 'getComputedStyle', 'Image'],
])
const isGiven = (name: string) => GIVEN.has(name) || Object.hasOwn(globalThis, name)

type Program = NonNullable<NonNullable<Extract<Nodes, { type: 'mdxjsEsm' }>['data']>['estree']>

export interface MdxNames {
  /** Names that the document's imports and exports declare. */
  own: ReadonlySet<string>
  /** Undeclared tags in expressions and exports. */
  tags: { name: string; start: Point | undefined }[]
}

/**
 * Reports names that neither the document nor its environment declares, at their first use. Without this check, rendering the page would fail with an
 * error in generated code.
 */
export function checkNames(tree: Root, context: DocumentContext): MdxNames {
  const body = listPrograms(tree).flatMap((program) => program.body)
  if (body.length === 0) return { own: new Set(), tags: [] }
  const whole = { type: 'Program', sourceType: 'module', body, range: [0, 0] }
  const { scopes } = analyze(whole, {
    ecmaVersion: 2024,
    sourceType: 'module',
    fallback: 'iteration',
    ...{ jsx: true },
  })
  const own = new Set(scopes.find(({ type }) => type === 'module')?.set.keys())
  const uses = listUndeclared(scopes)
  const guarded = listGuarded(whole)
  const told = new Set<string>()
  for (const { name, start, isTag } of uses) {
    if (isTag || isGiven(name) || guarded.has(name) || told.has(name)) continue
    told.add(name)
    const remedy = `Import or export it above. If it is text, write "\\{${name}}", or put it between backticks.`
    context.report(start, `"${name}" is not defined.${suggest(name, [...own])} ${remedy}`)
  }
  return { own, tags: uses.filter(({ isTag }) => isTag) }
}

/** Returns the programs of a document: imports, exports, and expressions in text and attributes. */
function listPrograms(tree: Root) {
  const programs: Program[] = []
  visit(tree, (node) => {
    if (node.data && 'estree' in node.data && node.data.estree) programs.push(node.data.estree)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes) {
      const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
      const program = typeof holder === 'object' ? holder?.data?.estree : undefined
      if (program) programs.push(program)
    }
  })
  return programs
}

const listUndeclared = ([whole]: Scope[]) =>
  (whole?.through ?? []).map(({ identifier }) => {
    const { name, loc, type }: { name: string; loc?: typeof identifier.loc; type: string } = identifier
    // Columns in code count from 0.
    const start = loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined
    return { name, start, isTag: type === 'JSXIdentifier' }
  })

/** Returns the operands of `typeof`, which needs no declaration. */
function listGuarded(code: unknown, names = new Set<string>()) {
  if (typeof code !== 'object' || code === null) return names
  const { type, operator, argument } = code as { type?: string; operator?: string; argument?: { name?: string } }
  if (type === 'UnaryExpression' && operator === 'typeof' && argument?.name) names.add(argument.name)
  for (const part of Object.values(code)) listGuarded(part, names)
  return names
}

const STATIC_IMAGE =
  '"StaticImage" shows nothing in MDX: Gatsby looks for it in .js, .jsx and .tsx files only. Write "![Description](./file.png)" for the image, or import a component that renders it.'

/** Returns the position of code for messages. Columns count from 0 in the syntax tree, and from 1 in messages. */
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
