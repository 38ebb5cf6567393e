import { posix } from 'node:path'
import { parse, type Node } from 'acorn'
import { transformSync } from 'esbuild'

/** Gives the text of a file of the old site; undefined for one that is not there. */
export type ReadText = (file: string) => string | undefined

/** An expression whose value only a run of the configuration would show. */
export class Computed {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly text: string,
  ) {}
}

type Part = Node & Record<string, unknown>

interface Module {
  file: string
  /** As it was written: lines are counted here. */
  raw: string
  code: string
  names: Map<string, () => unknown>
  exported: Map<string, () => unknown>
}

/** A function of the configuration. */
class Closure {
  constructor(readonly call: (args: unknown[]) => unknown) {}
}

interface Scope {
  module: Module
  find: (name: string) => (() => unknown) | undefined
}

const MAX_DEPTH = 60
const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.mts', '/index.js']
/** Functions of packages that give back what they are given, with types. */
const WRAPPER = /^(define\w*|starlight|with[A-Z]\w*|extendConfig)$/
const WRAPPERS_OF = /^(vitepress|astro|@astrojs\/starlight|nuxt|@nuxt\/content|docus)(\/|$)/
/** Methods that change the list that they are called on. */
const CHANGES = /^(push|unshift|splice|sort|reverse|pop|shift)$/

const isNode = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Computed)

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The name of an identifier, the value of a literal, or the last name of a member such as `module.exports`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  const name = node['name'] ?? node['value']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/**
 * The value of an expression of a page; undefined for one that is computed.
 * @param constants Expressions that the page gives names to.
 */
export function literalOf(node: unknown, constants: ReadonlyMap<string, unknown> = new Map()): unknown {
  const module = { file: '', raw: '', code: '', names: new Map(), exported: new Map() }
  const scope: Scope = { module, find: (name) => names.get(name) }
  const names = new Map([...constants].map(([name, init]) => [name, once(() => evaluate(init, scope, 0))]))
  return withoutComputed(evaluate(node, scope, 0))
}

/** The same value with `undefined` for all that is computed. */
export function withoutComputed(value: unknown): unknown {
  if (value instanceof Computed || value instanceof Closure) return undefined
  if (Array.isArray(value)) return value.map(withoutComputed)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutComputed(one)]))
}

/** The default export of a module, read as text with the modules of the site that it imports; and their texts. */
export function readModule(file: string, readText: ReadText): { value: unknown; texts: string[] } {
  const modules = new Map<string, Module | undefined>()
  const load = (name: string): Module | undefined => {
    if (modules.has(name)) return modules.get(name)
    modules.set(name, undefined)
    const raw = readText(name)
    const module = raw === undefined ? undefined : parseModule(name, raw)
    modules.set(name, module)
    return module
  }
  const resolve = (from: string, to: string) =>
    ENDINGS.map((ending) => posix.join(posix.dirname(from), to.replace(/\.js$/, '') + ending))
      .concat(posix.join(posix.dirname(from), to))
      .find((name) => readText(name) !== undefined)

  function parseModule(name: string, raw: string): Module | undefined {
    const module: Module = { file: name, raw, code: raw, names: new Map(), exported: new Map() }
    if (name.endsWith('.json')) {
      const value: unknown = JSON.parse(raw)
      module.exported.set('default', () => value)
      if (isRecord(value)) for (const [key, one] of Object.entries(value)) module.exported.set(key, () => one)
      return module
    }
    try {
      module.code = transformSync(raw, { loader: 'ts' }).code
      declareModule(module, parse(module.code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Part)
    } catch {
      return undefined
    }
    return module
  }

  function declareModule(module: Module, program: Part) {
    const scope: Scope = { module, find: (name) => module.names.get(name) ?? builtIn(name) }
    const builtIn = (name: string) => {
      if (name !== 'require') return undefined
      return () => new Closure(([path]) => exportsOf(typeof path === 'string' ? path : '', 'default'))
    }
    const exportsOf = (from: string, name: string): unknown => {
      const found = from.startsWith('.') ? resolve(module.file, from) : undefined
      const other = found === undefined ? undefined : load(found)
      if (!other)
        return WRAPPERS_OF.test(from) ? new Closure(([first]) => first) : new Computed(module.file, 1, `"${from}"`)
      if (name === '*') return Object.fromEntries([...other.exported].map(([key, get]) => [key, get()]))
      const value = other.exported.get(name)
      if (value) return value()
      return name === 'default' ? Object.fromEntries([...other.exported].map(([key, get]) => [key, get()])) : undefined
    }
    const add = (names: string[], get: () => unknown, exported: boolean) => {
      for (const name of names) {
        module.names.set(name, get)
        if (exported) module.exported.set(name, get)
      }
    }
    const declare = (node: Part, exported: boolean) => {
      if (node.type === 'FunctionDeclaration') add([nameOf(node['id'])], () => evaluate(node, scope, 0), exported)
      if (node.type === 'VariableDeclaration')
        for (const one of listOf(node['declarations']) as Part[])
          bind(one, scope, (name, get) => add([name], get, exported))
    }
    for (const node of listOf(program['body']) as Part[]) {
      const from = isNode(node['source']) ? nameOf(node['source']) : ''
      if (node.type === 'ImportDeclaration')
        for (const one of listOf(node['specifiers']) as Part[]) {
          const name =
            one.type === 'ImportSpecifier'
              ? nameOf(one['imported'])
              : one.type === 'ImportNamespaceSpecifier'
                ? '*'
                : 'default'
          add([nameOf(one['local'])], () => exportsOf(from, name), false)
        }
      else if (node.type === 'ExportNamedDeclaration') {
        if (isNode(node['declaration'])) declare(node['declaration'], true)
        for (const one of listOf(node['specifiers']) as Part[]) {
          const local = nameOf(one['local'])
          const get = from ? () => exportsOf(from, local) : () => module.names.get(local)?.()
          module.exported.set(nameOf(one['exported']), get)
        }
      } else if (node.type === 'ExportDefaultDeclaration')
        module.exported.set('default', () => evaluate(node['declaration'], scope, 0))
      else if (node.type === 'ExpressionStatement') {
        const one = node['expression'] as Part
        if (one.type !== 'AssignmentExpression') continue
        const left = one['left'] as Part
        const isWhole = nameOf(left) === 'exports'
        const isOne = left.type === 'MemberExpression' && nameOf(left['object']) === 'exports'
        if (isWhole || isOne)
          module.exported.set(isWhole ? 'default' : nameOf(left), () => evaluate(one['right'], scope, 0))
      } else declare(node, false)
    }
    markChanged(program, module)
  }

  const value = load(file)
  return {
    value: (value?.exported.get('default') ?? value?.exported.get('sidebars'))?.(),
    texts: [...modules.values()].flatMap((module) => module?.raw ?? []),
  }
}

/** Marks the names whose value statements change after they are declared: their text is not their value. */
function markChanged(node: unknown, module: Module): void {
  if (Array.isArray(node)) for (const one of node) markChanged(one, module)
  if (!isNode(node)) return
  const isCall = node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'MemberExpression'
  const left = isCall && CHANGES.test(nameOf(node['callee'])) ? (node['callee'] as Part)['object'] : assignedOf(node)
  const name = isNode(left) && left.type === 'Identifier' ? nameOf(left) : ''
  if (module.names.has(name)) {
    const changed = computedAt(node, module)
    module.names.set(name, () => changed)
    if (module.exported.has(name)) module.exported.set(name, () => changed)
  }
  for (const one of Object.values(node)) markChanged(one, module)
}

/** The object of a member that is assigned to, or the name that is. */
function assignedOf(node: Part): unknown {
  if (node.type !== 'AssignmentExpression') return undefined
  let left = node['left'] as Part
  while (isNode(left) && left.type === 'MemberExpression') left = left['object'] as Part
  return left
}

function computedAt(node: Part, { file, raw, code }: Module) {
  const text = code.slice(node.start, node.end)
  const [words = ''] = /^[\w$.]+\(?/.exec(text) ?? []
  const before = raw.indexOf(words || text.slice(0, 30))
  const shown = text.replace(/\s+/g, ' ')
  return new Computed(
    file,
    raw.slice(0, Math.max(0, before)).split('\n').length,
    shown.length > 60 ? `${shown.slice(0, 60)}…` : shown,
  )
}

/** Names the parts of a declaration or of a parameter. */
function bind(node: Part, scope: Scope, add: (name: string, get: () => unknown) => void) {
  const target = node['id'] as Part
  const get = once(() => evaluate(node['init'], scope, 0))
  if (target.type === 'Identifier') add(nameOf(target), get)
  if (target.type !== 'ObjectPattern') return
  for (const one of listOf(target['properties']) as Part[])
    add(nameOf(one['value']), () => memberOf(get(), nameOf(one['key'])))
}

function once(get: () => unknown): () => unknown {
  let known: { value: unknown } | undefined
  let isBusy = false
  return () => {
    if (isBusy) return undefined
    if (!known) {
      isBusy = true
      known = { value: get() }
      isBusy = false
    }
    return known.value
  }
}

const memberOf = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return key === 'length' ? value.length : (value as unknown[])[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The value of an expression. */
function evaluate(node: unknown, scope: Scope, depth: number): unknown {
  if (!isNode(node)) return undefined
  const read = (inner: unknown) => evaluate(inner, scope, depth + 1)
  const computed = () => computedAt(node, scope.module)
  if (depth > MAX_DEPTH) return computed()
  switch (node.type) {
    case 'Literal':
      return node['regex'] ? computed() : node['value']
    case 'TemplateLiteral': {
      const values = listOf(node['expressions']).map(read).filter(isText)
      if (values.length < listOf(node['expressions']).length) return computed()
      const texts = listOf(node['quasis']) as { value: { cooked: string } }[]
      return texts.map(({ value }, index) => value.cooked + String(values[index] ?? '')).join('')
    }
    case 'UnaryExpression': {
      const value = read(node['argument'])
      if (node['operator'] === '-' && typeof value === 'number') return -value
      return node['operator'] === '!' && typeof value === 'boolean' ? !value : computed()
    }
    case 'BinaryExpression': {
      const [left, right] = [read(node['left']), read(node['right'])]
      return node['operator'] === '+' && isText(left) && isText(right) ? (left as string) + right : computed()
    }
    case 'LogicalExpression': {
      const left = read(node['left'])
      if (left instanceof Computed) return left
      if (node['operator'] === '&&') return left ? read(node['right']) : left
      return node['operator'] === '??' ? (left ?? read(node['right'])) : left || read(node['right'])
    }
    case 'ConditionalExpression': {
      const test = read(node['test'])
      if (test instanceof Computed) return computed()
      return read(test ? node['consequent'] : node['alternate'])
    }
    case 'ArrayExpression':
      return listOf(node['elements']).flatMap((one) => {
        if (!isNode(one) || one.type !== 'SpreadElement') return [read(one)]
        const value = read(one['argument'])
        return Array.isArray(value) ? (value as unknown[]) : [value ?? computedAt(one, scope.module)]
      })
    case 'ObjectExpression': {
      const entries = (listOf(node['properties']) as Part[]).flatMap((one): [string, unknown][] => {
        if (one.type === 'SpreadElement') {
          const value = read(one['argument'])
          return isRecord(value) ? Object.entries(value) : []
        }
        const key = one['computed'] === true ? read(one['key']) : nameOf(one['key'])
        return typeof key === 'string' || typeof key === 'number' ? [[String(key), read(one['value'])]] : []
      })
      return Object.fromEntries(entries)
    }
    case 'Identifier': {
      const name = nameOf(node)
      if (name === 'undefined') return undefined
      const get = scope.find(name)
      return get ? get() : computed()
    }
    case 'MemberExpression':
    case 'ChainExpression': {
      if (node.type === 'ChainExpression') return read(node['expression'])
      const object = read(node['object'])
      const key = node['computed'] === true ? read(node['property']) : nameOf(node['property'])
      if (object instanceof Computed || (typeof key !== 'string' && typeof key !== 'number')) return computed()
      return memberOf(object, String(key))
    }
    case 'ParenthesizedExpression':
      return read(node['expression'])
    case 'CallExpression': {
      const args = listOf(node['arguments'])
      // A path that `require.resolve` makes absolute.
      if (nameOf(node['callee']) === 'resolve' && args.length === 1) return read(args[0])
      const callee = read(node['callee'])
      if (callee instanceof Closure) return callee.call(args.map(read))
      const isWrapper = args.length > 0 && WRAPPER.test(nameOf(node['callee']))
      return isWrapper ? read(args[0]) : computed()
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return new Closure((args) => callFunction(node, args, scope, depth + 1))
    case 'AwaitExpression':
      return read(node['argument'])
    default:
      return computed()
  }
}

/** The value that a function returns, where its statements declare names and return. */
function callFunction(node: Part, args: readonly unknown[], scope: Scope, depth: number): unknown {
  const names = new Map<string, () => unknown>()
  const inner: Scope = { module: scope.module, find: (name) => names.get(name) ?? scope.find(name) }
  ;(listOf(node['params']) as Part[]).forEach((param, index) => {
    const isOptional = param.type === 'AssignmentPattern'
    const target = (isOptional ? param['left'] : param) as Part
    const get = () => args[index] ?? (isOptional ? evaluate(param['right'], inner, depth) : undefined)
    if (target.type === 'Identifier') names.set(nameOf(target), get)
    else if (target.type === 'ObjectPattern')
      for (const one of listOf(target['properties']) as Part[])
        names.set(nameOf(one['value']), () => memberOf(get(), nameOf(one['key'])))
  })
  const body = node['body'] as Part
  if (body.type !== 'BlockStatement') return evaluate(body, inner, depth)
  for (const one of listOf(body['body']) as Part[]) {
    if (one.type === 'VariableDeclaration')
      for (const declared of listOf(one['declarations']) as Part[])
        bind(declared, inner, (name, get) => names.set(name, get))
    else if (one.type === 'FunctionDeclaration') names.set(nameOf(one['id']), () => evaluate(one, inner, depth))
    else if (one.type === 'ReturnStatement') return evaluate(one['argument'], inner, depth)
    else return computedAt(one, scope.module)
  }
  return undefined
}

/** Calls the export of a configuration if the export is a function. */
export const callWhole = (value: unknown): unknown => (value instanceof Closure ? value.call([{}]) : value)
