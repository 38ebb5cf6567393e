import { suggest } from '@galley/core/nearest'
import {
  parse,
  type CallExpression,
  type Expression as Node,
  type ImportDeclaration,
  type ModuleDeclaration,
  type Node as AnyNode,
  type ObjectExpression,
  type Pattern,
  type Program,
  type SpreadElement,
  type Statement as StatementNode,
} from 'acorn'
import {
  callMethod,
  callWith,
  type Evaluate,
  Handle,
  lookUp,
  type Position,
  QUERY_FUNCTIONS,
  type QueryFunction,
  type Scope,
  ScriptError,
} from './evaluate'

/** Maximum length of a script, in characters. */
export const MAX_SCRIPT_LENGTH = 10_000
const MAX_DEPTH = 20
const MODULE = '@galley/query/client'
const ALLOWED =
  'Allowed are const, await, calls of queryCollection and its relatives, texts, numbers, true, false, null, lists, objects, and groups such as q => q.where(…).'
const TOO_DEEP = `It is nested too deeply. Write at most ${MAX_DEPTH} levels.`
const START: Position = { line: 1, column: 1 }

const functionNames = Object.keys(QUERY_FUNCTIONS)

export interface Statement {
  /** The declared variables: one name for the value, or a name for each item of a list, with null for skipped items. */
  names: string | (string | null)[] | undefined
  isAwaited: boolean
  evaluate: Evaluate
  position: Position
}

/** Compiles a script to functions without running it. Throws a `ScriptError` at the first code that is not allowed. */
export function compileScript(text: string): Statement[] {
  if (text.length > MAX_SCRIPT_LENGTH) {
    throw new ScriptError(START, `The script has ${text.length} characters. Write at most ${MAX_SCRIPT_LENGTH}.`)
  }
  const compiler = new ScriptCompiler(text)
  const statements = parseText(text).body.flatMap((node) => compiler.compileStatement(node))
  if (statements.length === 0) {
    throw new ScriptError(START, "There is nothing to run. Write a query: queryCollection('docs').all()")
  }
  return statements
}

function parseText(text: string): Program {
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      // `compileStatement` refuses `return` with its own message.
      allowReturnOutsideFunction: true,
      locations: true,
    })
  } catch (error) {
    // The parser is recursive, so a hostile text can overflow the stack.
    if (!isSyntaxError(error)) throw new ScriptError(START, TOO_DEEP, { cause: error })
    const { line, column } = error.loc
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
    const message = `This cannot be read: ${reason}. Write plain JavaScript, without types.`
    throw new ScriptError({ line, column: column + 1 }, message, { cause: error })
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { loc: Position } =>
  error instanceof SyntaxError && 'loc' in error

/** Returns the start of a node. The parser records locations because of its option `locations`, and counts columns from 0. */
const positionOf = ({ loc }: AnyNode): Position => ({ line: loc!.start.line, column: loc!.start.column + 1 })

/** Compiles the nodes of a script. Each method refuses unknown syntax. */
class ScriptCompiler {
  constructor(readonly text: string) {}

  compileStatement(node: StatementNode | ModuleDeclaration): Statement[] {
    switch (node.type) {
      case 'EmptyStatement':
        return []
      case 'ImportDeclaration':
        this.#checkImport(node)
        return []
      case 'ExpressionStatement':
        return [this.#compileValue(node.expression, undefined)]
      case 'VariableDeclaration':
        if (node.kind !== 'const') return this.#refuse(node)
        return node.declarations.map(({ id, init }) =>
          init ? this.#compileValue(init, this.#readNames(id)) : this.#refuse(id),
        )
      default:
        return this.#refuse(node)
    }
  }

  #refuse(node: AnyNode): never {
    const written = this.text.slice(node.start, node.end).split('\n')[0]!
    const quoted = written.length > 40 ? `${written.slice(0, 40)}…` : written
    throw new ScriptError(positionOf(node), `"${quoted}" is not allowed here. ${ALLOWED}`)
  }

  #checkImport({ source, specifiers, attributes }: ImportDeclaration) {
    if (source.value !== MODULE) {
      const message = `"${String(source.value)}" cannot be imported here. Only "${MODULE}" can.`
      throw new ScriptError(positionOf(source), message)
    }
    for (const specifier of [...specifiers, ...attributes]) {
      const isPlain =
        specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === specifier.local.name &&
        functionNames.includes(specifier.local.name)
      if (!isPlain) this.#refuse(specifier)
    }
  }

  #readNames(pattern: Pattern): Statement['names'] {
    if (pattern.type === 'Identifier') return pattern.name
    if (pattern.type !== 'ArrayPattern') return this.#refuse(pattern)
    return pattern.elements.map((element) => {
      if (element === null) return null
      return element.type === 'Identifier' ? element.name : this.#refuse(element)
    })
  }

  #compileValue(value: Node, names: Statement['names']): Statement {
    const isAwaited = value.type === 'AwaitExpression'
    const awaited = isAwaited ? value.argument : value
    return { names, isAwaited, evaluate: this.#compile(awaited, 0), position: positionOf(awaited) }
  }

  #compile(value: Node | SpreadElement, depth: number): Evaluate {
    if (depth > MAX_DEPTH) throw new ScriptError(positionOf(value), TOO_DEEP)
    switch (value.type) {
      case 'Literal': {
        const plain = value.value
        if (plain === null && !value.regex && value.bigint === undefined) return () => null
        return isPlain(plain) ? () => plain : this.#refuse(value)
      }
      case 'TemplateLiteral': {
        const [only, ...more] = value.quasis
        return only && more.length === 0 ? () => only.value.cooked ?? '' : this.#refuse(value)
      }
      case 'UnaryExpression': {
        const { operator, argument } = value
        const isNumber = operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number'
        return isNumber ? () => -Number(argument.value) : this.#refuse(value)
      }
      case 'ArrayExpression': {
        const items = value.elements.map((item) => (item ? this.#compileItem(item, depth + 1) : this.#refuse(value)))
        return (scope) => items.map((item) => item(scope))
      }
      case 'ObjectExpression': {
        const entries = this.#compileEntries(value, depth + 1)
        return (scope) => Object.fromEntries(entries.map(([key, item]) => [key, item(scope)]))
      }
      case 'Identifier':
        return ({ variables }) => lookUp(value.name, variables, positionOf(value))
      case 'ArrowFunctionExpression':
        this.#compileGroup(value, depth)
        throw new ScriptError(
          positionOf(value),
          'A group must be an argument. Write it into .andWhere(…) or .orWhere(…).',
        )
      case 'CallExpression':
        return this.#compileChain(value, depth)
      default:
        return this.#refuse(value)
    }
  }

  /** Compiles an item of a list or object. An item must be plain: variables that contain lists could make nested lists grow exponentially. */
  #compileItem(item: Node | SpreadElement, depth: number): Evaluate {
    const evaluate = this.#compile(item, depth)
    return (scope) => {
      const value = evaluate(scope)
      const isPlain =
        item.type !== 'CallExpression' && (item.type !== 'Identifier' || value === null || typeof value !== 'object')
      if (isPlain) return value
      throw new ScriptError(positionOf(item), 'Lists and objects can contain only plain values. Write the values out.')
    }
  }

  #compileEntries({ properties }: ObjectExpression, depth: number): [string, Evaluate][] {
    return properties.map((property) => {
      if (property.type !== 'Property' || property.kind !== 'init') return this.#refuse(property)
      const { key, computed, method, value } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined
      if (computed || method || typeof name !== 'string' || name === '__proto__') return this.#refuse(property)
      return [name, this.#compileItem(value, depth)]
    })
  }

  #compileArgument(value: Node | SpreadElement, depth: number): Evaluate {
    if (value.type === 'ArrowFunctionExpression') return this.#compileGroup(value, depth)
    const evaluate = this.#compile(value, depth)
    return (scope) => {
      const given = evaluate(scope)
      if (!(given instanceof Handle)) return given
      throw new ScriptError(positionOf(value), 'This is a query, not its answer. Await it first.')
    }
  }

  /** Compiles a function such as `q => q.where(…)`, which builds a group. */
  #compileGroup(arrow: Node & { type: 'ArrowFunctionExpression' }, depth: number): Evaluate {
    const { async: isAsync, params, body } = arrow
    const [parameter, ...more] = params
    if (isAsync || parameter?.type !== 'Identifier' || more.length > 0) return this.#refuse(arrow)
    if (body.type === 'BlockStatement') return this.#refuse(body)
    const { name } = parameter
    const evaluate = this.#compile(body, depth + 1)
    return ({ api, variables }) =>
      (target: unknown) => {
        const result = evaluate({ api, variables: new Map(variables).set(name, new Handle('group', target)) })
        if (result instanceof Handle && result.kind === 'group') return result.target
        throw new ScriptError(positionOf(arrow), `A group must return conditions. Write ${name} => ${name}.where(…).`)
      }
  }

  /** Compiles a chain such as `queryCollection('docs').where(…).all()` from the last call to the first. A loop, because a chain can be long. */
  #compileChain(call: CallExpression, depth: number): Evaluate {
    const steps: ((receiver: unknown, scope: Scope) => unknown)[] = []
    const startAt = (start: Evaluate): Evaluate => {
      steps.reverse()
      return (scope) => steps.reduce((receiver, step) => step(receiver, scope), start(scope))
    }
    let current: Node = call
    while (current.type === 'CallExpression') {
      const values: Evaluate[] = current.arguments.map((value) => this.#compileArgument(value, depth + 1))
      const callee: CallExpression['callee'] = current.callee
      if (current.optional) return this.#refuse(call)
      if (callee.type === 'Identifier') {
        const name = readFunction(callee.name, positionOf(callee))
        return startAt((scope) => callWith(scope.api[name], values, QUERY_FUNCTIONS[name], positionOf(call), scope))
      }
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return this.#refuse(callee)
      const { property } = callee
      if (property.type !== 'Identifier' || callee.object.type === 'Super') return this.#refuse(callee)
      steps.push((receiver, scope) => callMethod(receiver, property.name, values, positionOf(property), scope))
      current = callee.object
    }
    const { name } = current.type === 'Identifier' ? current : this.#refuse(current)
    return startAt(({ variables }) => lookUp(name, variables, positionOf(call)))
  }
}

function readFunction(name: string, position: Position): QueryFunction {
  if (functionNames.includes(name)) return name as QueryFunction
  const message = `"${name}" cannot be called here.${suggest(name, functionNames)} Call one of ${functionNames.join(', ')}.`
  throw new ScriptError(position, message)
}

const isPlain = (value: unknown): value is string | number | boolean => /^(string|number|boolean)$/.test(typeof value)
