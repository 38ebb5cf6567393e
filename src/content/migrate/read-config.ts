import { parse, type Node } from 'acorn'
import { transformSync } from 'esbuild'

/** What a configuration file says in plain literals. It is read and not run: it may need packages that are not installed. */
export interface SiteConfig {
  /** Its source, for what needs no more than a look. */
  text: string
  /** The value of the first property of that name, wherever it is; undefined when it is computed. */
  find: (key: string) => unknown
  /** What the module exports by default. */
  main: unknown
}

type Part = Node & Record<string, unknown>

const isNode = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

export const NO_CONFIG: SiteConfig = { text: '', find: () => undefined, main: undefined }

/** Reads a configuration file in JavaScript or TypeScript. */
export function readConfig(text: string): SiteConfig {
  let program: Part
  try {
    const { code } = transformSync(text, { loader: 'ts' })
    program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Part
  } catch {
    return { ...NO_CONFIG, text }
  }
  const declared = new Map<string, unknown>()
  const properties = new Map<string, unknown>()
  let main: unknown
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    if (!isNode(value)) return
    if (value.type === 'VariableDeclarator') declared.set(nameOf(value['id']), value['init'])
    if (value.type === 'FunctionDeclaration') declared.set(nameOf(value['id']), value)
    if (value.type === 'ExportDefaultDeclaration') main = value['declaration']
    if (value.type === 'AssignmentExpression' && nameOf(value['left']) === 'exports') main = value['right']
    const key = value.type === 'Property' ? nameOf(value['key']) : ''
    if (key && !properties.has(key)) properties.set(key, value['value'])
    Object.values(value).forEach(collect)
  }
  collect(program)
  return {
    text,
    find: (key) => literalOf(properties.get(key), declared),
    main: literalOf(main, declared),
  }
}

/** The name of an identifier, the value of a literal, or the last name of a member such as `module.exports`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  const name = node['name'] ?? node['value']
  return typeof name === 'string' ? name : ''
}

/** The value of an expression that is written out; undefined for one that is computed. */
export function literalOf(node: unknown, declared: ReadonlyMap<string, unknown> = new Map(), depth = 0): unknown {
  if (!isNode(node) || depth > 50) return undefined
  const read = (inner: unknown) => literalOf(inner, declared, depth + 1)
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
  switch (node.type) {
    case 'Literal':
      return node['regex'] ? undefined : node['value']
    case 'TemplateLiteral': {
      const [quasi] = list(node['quasis']) as { value: { cooked: string } }[]
      return list(node['expressions']).length === 0 ? quasi?.value.cooked : undefined
    }
    case 'UnaryExpression': {
      const value = read(node['argument'])
      return node['operator'] === '-' && typeof value === 'number' ? -value : undefined
    }
    case 'ArrayExpression':
      return list(node['elements']).flatMap((one) =>
        isNode(one) && one.type === 'SpreadElement'
          ? ((read(one['argument']) as unknown[] | undefined) ?? [])
          : [read(one)],
      )
    case 'ObjectExpression':
      return Object.fromEntries(
        (list(node['properties']) as Part[]).flatMap((one) =>
          one.type === 'SpreadElement'
            ? Object.entries((read(one['argument']) as object | undefined) ?? {})
            : [[nameOf(one['key']), read(one['value'])]],
        ),
      )
    case 'Identifier':
      return read(declared.get(nameOf(node)))
    case 'CallExpression': {
      // A function of the file without arguments, or one that types its argument, such as `defineConfig({…})`.
      const [argument] = list(node['arguments'])
      return argument === undefined ? read(declared.get(nameOf(node['callee']))) : read(argument)
    }
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression': {
      const body = node['body'] as Part
      if (body.type !== 'BlockStatement') return read(body)
      return read((list(body['body']) as Part[]).find(({ type }) => type === 'ReturnStatement')?.['argument'])
    }
    default:
      return undefined
  }
}
