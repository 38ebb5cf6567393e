import { posix } from 'node:path'
import { parse } from 'acorn'
import { transformSync } from 'esbuild'
import {
  bind,
  Computed,
  computedAt,
  evaluate,
  isNode,
  isRecord,
  listOf,
  type Module,
  nameOf,
  type Part,
  type Scope,
} from './evaluate'

/** Reads a file of the old site; returns undefined for a missing file. */
export type ReadText = (file: string) => string | undefined

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.mts', '/index.js']

/** Returns the file of a module whose ending may be left out; undefined for a missing file. */
export const findModule = (path: string, readText: ReadText): string | undefined =>
  ENDINGS.map((ending) => path + ending).find((file) => readText(file) !== undefined)

/** Packages whose functions return their argument and only add types. */
const WRAPPERS_OF = /^(vitepress|astro|@astrojs\/starlight|nuxt|@nuxt\/content|docus)(\/|$)/
/** Methods that change the list on which they are called. */
const CHANGES = /^(push|unshift|splice|sort|reverse|pop|shift)$/

/** Evaluates the default export of a module without a run. `texts` has the sources of the module and of its relative imports. */
export function readModule(file: string, readText: ReadText): { value: unknown; texts: string[] } {
  const reader = new ModuleReader(readText)
  const exported = reader.load(file)?.exported
  const value = (exported?.get('default') ?? exported?.get('sidebars'))?.()
  return { value, texts: reader.texts() }
}

class ModuleReader {
  private readonly modules = new Map<string, Module | undefined>()

  constructor(private readonly readText: ReadText) {}

  /** Lists the sources of the modules that were loaded. */
  texts = () => [...this.modules.values()].flatMap((module) => module?.raw ?? [])

  /** Parses a module once. Returns undefined for a missing file, for invalid code, and for a module that is still being parsed. */
  load(file: string): Module | undefined {
    if (this.modules.has(file)) return this.modules.get(file)
    this.modules.set(file, undefined)
    const raw = this.readText(file)
    const module = raw === undefined ? undefined : this.parse(file, raw)
    this.modules.set(file, module)
    return module
  }

  private parse(file: string, raw: string): Module | undefined {
    const module: Module = { file, raw, code: raw, names: new Map(), exported: new Map() }
    if (file.endsWith('.json')) {
      const value: unknown = JSON.parse(raw)
      module.exported.set('default', () => value)
      if (isRecord(value)) for (const [key, one] of Object.entries(value)) module.exported.set(key, () => one)
      return module
    }
    try {
      module.code = transformSync(raw, { loader: 'ts' }).code
      const program = parse(module.code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Part
      const scope: Scope = { module, find: (name) => module.names.get(name) ?? this.builtIn(name, module) }
      for (const statement of listOf(program['body'])) this.declare(statement, scope)
      markChanged(program, module)
    } catch {
      return undefined
    }
    return module
  }

  private builtIn(name: string, module: Module) {
    if (name !== 'require') return undefined
    return () => (path: unknown) => this.exportOf(module, typeof path === 'string' ? path : '', 'default')
  }

  /** Returns an export that `module` imports from another module; `*` returns all exports. */
  private exportOf(module: Module, from: string, name: string): unknown {
    const path = posix.join(posix.dirname(module.file), from.replace(/\.js$/, ''))
    const found = from.startsWith('.') ? findModule(path, this.readText) : undefined
    const other = found === undefined ? undefined : this.load(found)
    if (!other) return WRAPPERS_OF.test(from) ? (first: unknown) => first : new Computed(module.file, 1, `"${from}"`)
    const value = name === '*' ? undefined : other.exported.get(name)
    if (value) return value()
    if (name !== '*' && name !== 'default') return undefined
    return Object.fromEntries([...other.exported].map(([key, get]) => [key, get()]))
  }

  /** Adds the names that a statement declares, imports or exports to the module. */
  private declare(statement: Part, scope: Scope) {
    const { module } = scope
    const from = isNode(statement['source']) ? nameOf(statement['source']) : ''
    if (statement.type === 'ImportDeclaration')
      for (const one of listOf(statement['specifiers'])) {
        const name = importedName(one)
        module.names.set(nameOf(one['local']), () => this.exportOf(module, from, name))
      }
    else if (statement.type === 'ExportNamedDeclaration') {
      if (isNode(statement['declaration'])) declareNames(statement['declaration'], scope, true)
      for (const one of listOf(statement['specifiers'])) {
        const local = nameOf(one['local'])
        const get = from ? () => this.exportOf(module, from, local) : () => module.names.get(local)?.()
        module.exported.set(nameOf(one['exported']), get)
      }
    } else if (statement.type === 'ExportDefaultDeclaration')
      module.exported.set('default', () => evaluate(statement['declaration'], scope, 0))
    else if (statement.type === 'ExpressionStatement') exportAssigned(statement['expression'] as Part, scope)
    else declareNames(statement, scope, false)
  }
}

function importedName(specifier: Part): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier['imported'])
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default'
}

function declareNames(node: Part, scope: Scope, isExported: boolean) {
  const { names, exported } = scope.module
  const add = (name: string, get: () => unknown) => {
    names.set(name, get)
    if (isExported) exported.set(name, get)
  }
  if (node.type === 'FunctionDeclaration') add(nameOf(node['id']), () => evaluate(node, scope, 0))
  if (node.type === 'VariableDeclaration') for (const one of listOf(node['declarations'])) bind(one, scope, add)
}

/** Adds the export of `module.exports = …` or `exports.name = …`. */
function exportAssigned(node: Part, scope: Scope) {
  if (node.type !== 'AssignmentExpression') return
  const left = node['left'] as Part
  const isWhole = nameOf(left) === 'exports'
  const isOne = left.type === 'MemberExpression' && nameOf(left['object']) === 'exports'
  if (isWhole || isOne)
    scope.module.exported.set(isWhole ? 'default' : nameOf(left), () => evaluate(node['right'], scope, 0))
}

/** Marks names as computed if a later statement changes their values. */
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

/** Returns the variable or the object that a statement changes. */
function assignedOf(node: Part): unknown {
  if (node.type !== 'AssignmentExpression') return undefined
  let left = node['left'] as Part
  while (isNode(left) && left.type === 'MemberExpression') left = left['object'] as Part
  return left
}
