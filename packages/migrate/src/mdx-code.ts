import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { literalOf } from './evaluate'

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Module = Extract<Nodes, { type: 'mdxjsEsm' }>
type Program = NonNullable<NonNullable<Module['data']>['estree']>

interface Import {
  /** The name of the export, which may differ from the local name. */
  name: string
  from: string
}

/** The imports and constants of an MDX page, by their local names. */
export interface MdxCode {
  imports: ReadonlyMap<string, Import>
  /** Initial values of exported constants, as nodes of the syntax tree. */
  constants: ReadonlyMap<string, unknown>
}

/** Collects the imports and exported constants of a page. */
export function readCode(tree: Root): MdxCode {
  const imports = new Map<string, Import>()
  const constants = new Map<string, unknown>()
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      for (const { local, ...found } of importsOf(statement)) imports.set(local, found)
      for (const [name, init] of constantsOf(statement)) constants.set(name, init)
    }
  })
  return { imports, constants }
}

function importsOf(statement: Program['body'][number]): (Import & { local: string })[] {
  if (statement.type !== 'ImportDeclaration') return []
  const from = String(statement.source.value)
  return statement.specifiers.map(({ local, ...specifier }) => {
    const imported = 'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : undefined
    // Docusaurus has a module for each component: "@theme/TabItem".
    const name = imported ?? (/^@theme\/(\w+)$/.exec(from)?.[1] || local.name)
    return { local: local.name, name, from }
  })
}

function constantsOf(statement: Program['body'][number]): [name: string, init: unknown][] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id, init }): [string, unknown][] =>
    id.type === 'Identifier' ? [[id.name, init]] : [],
  )
}

/** Lists those exports of a module block that the converter cannot replace by their values. Each export has its offset in the source. */
export const unusableExports = ({ data }: Module, { constants }: MdxCode) =>
  (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return []
    const names = constantsOf(statement)
    const isUsable =
      names.length > 0 && names.every(([name]) => literalOf(constants.get(name), constants) !== undefined)
    return isUsable ? [] : [statement as unknown as { start: number; end: number }]
  })

/** Reads the attributes of an element: literal values, and paths of imported files. `computed` has the names of all other attributes. */
export function readAttributes({ attributes }: JsxElement, { imports, constants }: MdxCode) {
  const known: Record<string, unknown> = {}
  const computed: string[] = []
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') computed.push('...')
    else if (attribute.value == null) known[attribute.name] = true
    else if (typeof attribute.value === 'string') known[attribute.name] = attribute.value
    else {
      const code = attribute.value.value.trim()
      const [statement] = attribute.value.data?.estree?.body ?? []
      const required = /^require\((['"])(.+?)\1\)(?:\.default)?$/.exec(code)?.[2]
      const literal = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression, constants) : undefined
      const value = required ?? imports.get(code)?.from ?? literal
      if (value === undefined) computed.push(attribute.name)
      else known[attribute.name] = value
    }
  }
  return { attributes: known, computed }
}
