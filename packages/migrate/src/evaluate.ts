import type { Node } from 'acorn'

/** An expression whose value is known only when the configuration runs. */
export class Computed {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly text: string,
  ) {}
}

/** A node of the syntax tree. */
export type Part = Node & Record<string, unknown>

export interface Module {
  file: string
  /** The source of the file, for line numbers. */
  raw: string
  /** The source of the syntax tree, without types. */
  code: string
  names: Map<string, () => unknown>
  exported: Map<string, () => unknown>
}

/** A function of the configuration. */
type Closure = (...args: unknown[]) => unknown
type AddName = (name: string, get: () => unknown) => void

const isClosure = (value: unknown): value is Closure => typeof value === 'function'

/** The names that an expression can use, each with a function that returns the value. */
export interface Scope {
  module: Module
  find: (name: string) => (() => unknown) | undefined
}

const MAX_DEPTH = 60
/** Functions of packages that return their argument and only add types. */
const WRAPPER = /^(define\w*|starlight|with[A-Z]\w*|extendConfig)$/

export const isNode = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value
export const listOf = (value: unknown) => (Array.isArray(value) ? (value as Part[]) : [])
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Computed)

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Returns the name of an identifier, the value of a literal, or the last name of a member such as `module.exports`. */
export const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  const name = node['name'] ?? node['value']
  return isText(name) ? String(name) : ''
}

/**
 * Returns the value of an expression of a page; undefined if the value is computed.
 * @param constants Expressions of the constants that the page declares, by name.
 */
export function literalOf(node: unknown, constants: ReadonlyMap<string, unknown> = new Map()): unknown {
  const module = { file: '', raw: '', code: '', names: new Map(), exported: new Map() }
  const scope: Scope = { module, find: (name) => names.get(name) }
  const names = new Map([...constants].map(([name, init]) => [name, once(() => evaluate(init, scope, 0))]))
  return withoutComputed(evaluate(node, scope, 0))
}

/** Replaces computed values and functions by `undefined`. */
export function withoutComputed(value: unknown): unknown {
  if (value instanceof Computed || isClosure(value)) return undefined
  if (Array.isArray(value)) return value.map(withoutComputed)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutComputed(one)]))
}

/** Marks an expression as computed, with its line in the source. */
export function computedAt(node: Part, { file, raw, code }: Module) {
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

/** Adds the names that a variable declaration declares. */
export const bind = (node: Part, scope: Scope, add: AddName) =>
  bindPattern(
    node['id'] as Part,
    once(() => evaluate(node['init'], scope, 0)),
    add,
  )

/** Adds the names of an identifier or of an object pattern. */
function bindPattern(target: Part, get: () => unknown, add: AddName) {
  if (target.type === 'Identifier') add(nameOf(target), get)
  if (target.type === 'ObjectPattern')
    for (const one of listOf(target['properties'])) add(nameOf(one['value']), () => memberOf(get(), nameOf(one['key'])))
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

/** Returns the value of an expression, with a `Computed` for each part whose value is known only when the configuration runs. */
export function evaluate(node: unknown, scope: Scope, depth: number): unknown {
  if (!isNode(node)) return undefined
  const read = (inner: unknown) => evaluate(inner, scope, depth + 1)
  const computed = () => computedAt(node, scope.module)
  if (depth > MAX_DEPTH) return computed()
  switch (node.type) {
    case 'Literal':
      return node['regex'] ? computed() : node['value']
    case 'TemplateLiteral':
      return readTemplate(node, read) ?? computed()
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
      return readArray(node, read, scope)
    case 'ObjectExpression':
      return readObject(node, read)
    case 'Identifier': {
      const name = nameOf(node)
      if (name === 'undefined') return undefined
      const get = scope.find(name)
      return get ? get() : computed()
    }
    case 'MemberExpression': {
      const object = read(node['object'])
      const key = node['computed'] === true ? read(node['property']) : nameOf(node['property'])
      return object instanceof Computed || !isText(key) ? computed() : memberOf(object, String(key))
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return read(node['expression'])
    case 'CallExpression':
      return readCall(node, read, scope)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return (...args: unknown[]) => callFunction(node, args, scope, depth + 1)
    case 'AwaitExpression':
      return read(node['argument'])
    default:
      return computed()
  }
}

type Read = (inner: unknown) => unknown

function readTemplate(node: Part, read: Read): string | undefined {
  const values = listOf(node['expressions']).map(read).filter(isText)
  if (values.length < listOf(node['expressions']).length) return undefined
  const texts = listOf(node['quasis']) as unknown as { value: { cooked: string } }[]
  return texts.map(({ value }, index) => value.cooked + String(values[index] ?? '')).join('')
}

const readArray = (node: Part, read: Read, { module }: Scope): unknown[] =>
  listOf(node['elements']).flatMap((one) => {
    if (!isNode(one) || one.type !== 'SpreadElement') return [read(one)]
    const value = read(one['argument'])
    return Array.isArray(value) ? (value as unknown[]) : [value ?? computedAt(one, module)]
  })

function readObject(node: Part, read: Read): Record<string, unknown> {
  const entries = listOf(node['properties']).flatMap((one): [string, unknown][] => {
    if (one.type === 'SpreadElement') {
      const value = read(one['argument'])
      return isRecord(value) ? Object.entries(value) : []
    }
    const key = one['computed'] === true ? read(one['key']) : nameOf(one['key'])
    return isText(key) ? [[String(key), read(one['value'])]] : []
  })
  return Object.fromEntries(entries)
}

function readCall(node: Part, read: Read, { module }: Scope): unknown {
  const args = listOf(node['arguments'])
  // `require.resolve` makes a path absolute.
  if (nameOf(node['callee']) === 'resolve' && args.length === 1) return read(args[0])
  const callee = read(node['callee'])
  if (isClosure(callee)) return callee(...args.map(read))
  const isWrapper = args.length > 0 && WRAPPER.test(nameOf(node['callee']))
  return isWrapper ? read(args[0]) : computedAt(node, module)
}

/** Returns the value that a function returns if its statements only declare names and return. */
function callFunction(node: Part, args: readonly unknown[], scope: Scope, depth: number): unknown {
  const names = new Map<string, () => unknown>()
  const inner: Scope = { module: scope.module, find: (name) => names.get(name) ?? scope.find(name) }
  const add: AddName = (name, get) => names.set(name, get)
  listOf(node['params']).forEach((param, index) => {
    const isOptional = param.type === 'AssignmentPattern'
    const target = (isOptional ? param['left'] : param) as Part
    const get = () => args[index] ?? (isOptional ? evaluate(param['right'], inner, depth) : undefined)
    bindPattern(target, get, add)
  })
  const body = node['body'] as Part
  if (body.type !== 'BlockStatement') return evaluate(body, inner, depth)
  for (const one of listOf(body['body'])) {
    if (one.type === 'VariableDeclaration')
      for (const declared of listOf(one['declarations'])) bind(declared, inner, add)
    else if (one.type === 'FunctionDeclaration') names.set(nameOf(one['id']), () => evaluate(one, inner, depth))
    else if (one.type === 'ReturnStatement') return evaluate(one['argument'], inner, depth)
    else return computedAt(one, scope.module)
  }
  return undefined
}

/** Calls the export of a configuration if the export is a function. */
export const callWhole = (value: unknown): unknown => (isClosure(value) ? value({}) : value)
