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
import { callMethod, callWith, type Evaluate, Handle, lookUp, type Scope } from './evaluate'
import { QUERY_FUNCTIONS, type QueryFunction } from './query-functions'
import { ScriptError, type Position } from './script-error'

/** In characters. A query is much shorter. */
export const MAX_SCRIPT_LENGTH = 10_000
const MAX_DEPTH = 20
const MODULE = '@galley/query/client'
const ALLOWED =
  'Allowed are const, await, calls of queryCollection and its relatives, texts, numbers, true, false, null, lists, objects, and groups such as q => q.where(…).'
const TOO_DEEP = `It is nested too deeply. Write at most ${MAX_DEPTH} levels.`
const START: Position = { line: 1, column: 1 }

const functionNames = Object.keys(QUERY_FUNCTIONS)

/** A statement, ready to run. */
export interface Statement {
  /** Names that it declares: one for the whole value, or one for each item of a list. */
  names: string | (string | null)[] | undefined
  isAwaited: boolean
  evaluate: Evaluate
  position: Position
}

/** Compiles a script to functions without running it. Throws a `ScriptError` at the first thing that is not allowed. */
export function compileScript(text: string): Statement[] {
  if (text.length > MAX_SCRIPT_LENGTH) {
    throw new ScriptError(START, `The script has ${text.length} characters. Write at most ${MAX_SCRIPT_LENGTH}.`)
  }
  const statements = parseText(text).body.flatMap((node) => compileStatement(node, text))
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
      // The compiler refuses it with its own message.
      allowReturnOutsideFunction: true,
      locations: true,
    })
  } catch (error) {
    // The parser is recursive: a text made for it can overflow the stack.
    if (!isSyntaxError(error)) throw new ScriptError(START, TOO_DEEP, { cause: error })
    const { line, column } = error.loc
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
    const message = `This cannot be read: ${reason}. Write plain JavaScript, without types.`
    throw new ScriptError({ line, column: column + 1 }, message, { cause: error })
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { loc: Position } =>
  error instanceof SyntaxError && 'loc' in error

/** Where a node starts; the parser was asked for locations, and counts columns from 0. */
const positionOf = ({ loc }: AnyNode): Position => ({ line: loc!.start.line, column: loc!.start.column + 1 })

function compileStatement(node: StatementNode | ModuleDeclaration, text: string): Statement[] {
  const refuse = (refused: AnyNode): never => {
    const written = text.slice(refused.start, refused.end).split('\n')[0]!
    const quoted = written.length > 40 ? `${written.slice(0, 40)}…` : written
    throw new ScriptError(positionOf(refused), `"${quoted}" is not allowed here. ${ALLOWED}`)
  }

  switch (node.type) {
    case 'EmptyStatement':
      return []
    case 'ImportDeclaration':
      checkImport(node)
      return []
    case 'ExpressionStatement':
      return [compileValue(node.expression, undefined)]
    case 'VariableDeclaration':
      if (node.kind !== 'const') return refuse(node)
      return node.declarations.map(({ id, init }) => (init ? compileValue(init, readNames(id)) : refuse(id)))
    default:
      return refuse(node)
  }

  function checkImport({ source, specifiers, attributes }: ImportDeclaration) {
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
      if (!isPlain) refuse(specifier)
    }
  }

  function readNames(pattern: Pattern): Statement['names'] {
    if (pattern.type === 'Identifier') return pattern.name
    if (pattern.type !== 'ArrayPattern') return refuse(pattern)
    return pattern.elements.map((element) => {
      if (element === null) return null
      return element.type === 'Identifier' ? element.name : refuse(element)
    })
  }

  function compileValue(value: Node, names: Statement['names']): Statement {
    const isAwaited = value.type === 'AwaitExpression'
    const awaited = isAwaited ? value.argument : value
    return { names, isAwaited, evaluate: compile(awaited, 0), position: positionOf(awaited) }
  }

  function compile(value: Node | SpreadElement, depth: number): Evaluate {
    if (depth > MAX_DEPTH) throw new ScriptError(positionOf(value), TOO_DEEP)
    switch (value.type) {
      case 'Literal': {
        const plain = value.value
        if (plain === null && !value.regex && value.bigint === undefined) return () => null
        return isPlain(plain) ? () => plain : refuse(value)
      }
      case 'TemplateLiteral': {
        const [only, ...more] = value.quasis
        return only && more.length === 0 ? () => only.value.cooked ?? '' : refuse(value)
      }
      case 'UnaryExpression': {
        const { operator, argument } = value
        const isNumber = operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number'
        return isNumber ? () => -Number(argument.value) : refuse(value)
      }
      case 'ArrayExpression': {
        const items = value.elements.map((item) => (item ? compileItem(item, depth + 1) : refuse(value)))
        return (scope) => items.map((item) => item(scope))
      }
      case 'ObjectExpression': {
        const entries = compileEntries(value, depth + 1)
        return (scope) => Object.fromEntries(entries.map(([key, item]) => [key, item(scope)]))
      }
      case 'Identifier':
        return ({ variables }) => lookUp(value.name, variables, positionOf(value))
      case 'ArrowFunctionExpression':
        compileGroup(value, depth)
        throw new ScriptError(positionOf(value), 'A group stands alone. Write it into .andWhere(…) or .orWhere(…).')
      case 'CallExpression':
        return compileChain(value, depth)
      default:
        return refuse(value)
    }
  }

  /** A list holds plain values only: lists in lists of variables could grow to a size that no browser can show. */
  function compileItem(item: Node | SpreadElement, depth: number): Evaluate {
    const evaluate = compile(item, depth)
    return (scope) => {
      const value = evaluate(scope)
      const isPlain =
        item.type !== 'CallExpression' && (item.type !== 'Identifier' || value === null || typeof value !== 'object')
      if (isPlain) return value
      throw new ScriptError(positionOf(item), 'Only plain values can stand in a list or an object. Write them out.')
    }
  }

  function compileEntries({ properties }: ObjectExpression, depth: number): [string, Evaluate][] {
    return properties.map((property) => {
      if (property.type !== 'Property' || property.kind !== 'init') return refuse(property)
      const { key, computed, method, value } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined
      if (computed || method || typeof name !== 'string' || name === '__proto__') return refuse(property)
      return [name, compileItem(value, depth)]
    })
  }

  function compileArgument(value: Node | SpreadElement, depth: number): Evaluate {
    if (value.type === 'ArrowFunctionExpression') return compileGroup(value, depth)
    const evaluate = compile(value, depth)
    return (scope) => {
      const given = evaluate(scope)
      if (!(given instanceof Handle)) return given
      throw new ScriptError(positionOf(value), 'This is a query, not its answer. Await it first.')
    }
  }

  /** Compiles a function that builds a group. */
  function compileGroup(arrow: Node & { type: 'ArrowFunctionExpression' }, depth: number): Evaluate {
    const { async: isAsync, params, body } = arrow
    const [parameter, ...more] = params
    if (isAsync || parameter?.type !== 'Identifier' || more.length > 0) return refuse(arrow)
    if (body.type === 'BlockStatement') return refuse(body)
    const { name } = parameter
    const evaluate = compile(body, depth + 1)
    return ({ api, variables }) =>
      (target: unknown) => {
        const result = evaluate({ api, variables: new Map(variables).set(name, new Handle('group', target)) })
        if (result instanceof Handle && result.kind === 'group') return result.target
        throw new ScriptError(positionOf(arrow), `A group gives conditions. Write ${name} => ${name}.where(…).`)
      }
  }

  /** Reads a chain from the last call to the first, without recursion: it may be long. */
  function compileChain(call: CallExpression, depth: number): Evaluate {
    const steps: ((receiver: unknown, scope: Scope) => unknown)[] = []
    const startAt = (start: Evaluate): Evaluate => {
      steps.reverse()
      return (scope) => steps.reduce((receiver, step) => step(receiver, scope), start(scope))
    }
    let current: Node = call
    while (current.type === 'CallExpression') {
      const values: Evaluate[] = current.arguments.map((value) => compileArgument(value, depth + 1))
      const callee: CallExpression['callee'] = current.callee
      if (current.optional) return refuse(call)
      if (callee.type === 'Identifier') {
        const name = readFunction(callee.name, positionOf(callee))
        return startAt((scope) => callWith(scope.api[name], values, QUERY_FUNCTIONS[name], positionOf(call), scope))
      }
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return refuse(callee)
      const { property } = callee
      if (property.type !== 'Identifier' || callee.object.type === 'Super') return refuse(callee)
      steps.push((receiver, scope) => callMethod(receiver, property.name, values, positionOf(property), scope))
      current = callee.object
    }
    const { name } = current.type === 'Identifier' ? current : refuse(current)
    return startAt(({ variables }) => lookUp(name, variables, positionOf(call)))
  }
}

function readFunction(name: string, position: Position): QueryFunction {
  if (functionNames.includes(name)) return name as QueryFunction
  const message = `"${name}" cannot be called here.${suggest(name, functionNames)} Call one of ${functionNames.join(', ')}.`
  throw new ScriptError(position, message)
}

const isPlain = (value: unknown): value is string | number | boolean => /^(string|number|boolean)$/.test(typeof value)
