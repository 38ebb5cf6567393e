import {
  parse,
  type ArrowFunctionExpression,
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
  type VariableDeclaration,
} from 'acorn'
import { suggest } from '../nearest'
import { QUERY_FUNCTIONS } from './query-functions'
import { ScriptError, type Chain, type Expression, type Group, type Place, type Statement, type Step } from './script'

/** Characters; far more than a query takes. */
export const MAX_SCRIPT_LENGTH = 10_000
const MAX_DEPTH = 20
const MODULE = '~/database'
const ALLOWED =
  'Allowed are const, await, calls of queryCollection and its relatives, texts, numbers, true, false, null, lists, objects, and groups such as q => q.where(…).'
const TOO_DEEP = `It is nested too deeply. Write at most ${MAX_DEPTH} levels.`

const functionNames = Object.keys(QUERY_FUNCTIONS)

/** Takes a script apart without running anything of it. Throws a `ScriptError` at the first thing that is not allowed. */
export function readScript(text: string): Statement[] {
  if (text.length > MAX_SCRIPT_LENGTH) {
    const message = `The script has ${text.length} characters. Write at most ${MAX_SCRIPT_LENGTH}.`
    throw new ScriptError({ line: 1, column: 1 }, message)
  }
  const statements = parseText(text).body.flatMap((node) => readStatement(node, text))
  if (statements.length === 0) {
    throw new ScriptError(
      { line: 1, column: 1 },
      "There is nothing to run. Write a query: queryCollection('docs').all()",
    )
  }
  return statements
}

function parseText(text: string): Program {
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      // So that it is refused in the same words as all else.
      allowReturnOutsideFunction: true,
      locations: true,
    })
  } catch (error) {
    // The parser recurses; text made to overflow its stack is not a reader's.
    if (!isSyntaxError(error)) throw new ScriptError({ line: 1, column: 1 }, TOO_DEEP, { cause: error })
    const { line, column } = error.loc
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
    const message = `This cannot be read: ${reason}. Write plain JavaScript, without types.`
    throw new ScriptError({ line, column: column + 1 }, message, { cause: error })
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { loc: Place } =>
  error instanceof SyntaxError && 'loc' in error

/** Where a node starts; the parser was asked for places, and counts columns from 0. */
const placeOf = ({ loc }: AnyNode): Place => ({ line: loc!.start.line, column: loc!.start.column + 1 })

function readStatement(node: StatementNode | ModuleDeclaration, text: string): Statement[] {
  const refuse = (refused: AnyNode): never => {
    const written = text.slice(refused.start, refused.end).split('\n')[0]!
    const quoted = written.length > 40 ? `${written.slice(0, 40)}…` : written
    throw new ScriptError(placeOf(refused), `"${quoted}" is not allowed here. ${ALLOWED}`)
  }

  switch (node.type) {
    case 'EmptyStatement':
      return []
    case 'ImportDeclaration':
      checkImport(node)
      return []
    case 'ExpressionStatement':
      return [{ names: undefined, ...readValue(node.expression) }]
    case 'VariableDeclaration':
      return readDeclaration(node)
    default:
      return refuse(node)
  }

  function checkImport({ source, specifiers, attributes }: ImportDeclaration) {
    if (source.value !== MODULE) {
      const message = `"${String(source.value)}" cannot be imported here. Only "${MODULE}" can.`
      throw new ScriptError(placeOf(source), message)
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

  function readDeclaration({ kind, declarations }: VariableDeclaration): Statement[] {
    if (kind !== 'const') refuse(node)
    return declarations.map(({ id, init }) => (init ? { names: readNames(id), ...readValue(init) } : refuse(id)))
  }

  function readNames(pattern: Pattern): string | (string | null)[] {
    if (pattern.type === 'Identifier') return pattern.name
    if (pattern.type !== 'ArrayPattern') return refuse(pattern)
    return pattern.elements.map((element) => {
      if (element === null) return null
      return element.type === 'Identifier' ? element.name : refuse(element)
    })
  }

  function readValue(value: Node): Pick<Statement, 'isAwaited' | 'expression'> {
    const isAwaited = value.type === 'AwaitExpression'
    return { isAwaited, expression: readExpression(isAwaited ? value.argument : value, 0) }
  }

  function readExpression(value: Node | SpreadElement, depth: number): Expression {
    const place = placeOf(value)
    if (depth > MAX_DEPTH) throw new ScriptError(place, TOO_DEEP)
    switch (value.type) {
      case 'Literal':
        if (value.value === null && !value.regex && value.bigint === undefined) return literal(null)
        return isPlain(value.value) ? literal(value.value) : refuse(value)
      case 'TemplateLiteral': {
        const [only, ...more] = value.quasis
        return only && more.length === 0 ? literal(only.value.cooked ?? '') : refuse(value)
      }
      case 'UnaryExpression': {
        const { operator, argument } = value
        const isNumber = operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number'
        return isNumber ? literal(-Number(argument.value)) : refuse(value)
      }
      case 'ArrayExpression': {
        const items = value.elements.map((item) => (item ? readExpression(item, depth + 1) : refuse(value)))
        return { kind: 'list', place, items }
      }
      case 'ObjectExpression':
        return { kind: 'object', place, entries: readEntries(value, depth) }
      case 'Identifier':
        return { kind: 'variable', place, name: value.name }
      case 'ArrowFunctionExpression':
        return { place, ...readGroup(value, depth) }
      case 'CallExpression':
        return { place, ...readChain(value, depth) }
      default:
        return refuse(value)
    }

    function literal(plain: string | number | boolean | null): Expression {
      return { kind: 'literal', place, value: plain }
    }
  }

  function readEntries({ properties }: ObjectExpression, depth: number): [string, Expression][] {
    return properties.map((property) => {
      if (property.type !== 'Property' || property.kind !== 'init') return refuse(property)
      const { key, computed, method, value } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined
      if (computed || method || typeof name !== 'string' || name === '__proto__') return refuse(property)
      return [name, readExpression(value, depth + 1)]
    })
  }

  function readGroup(arrow: ArrowFunctionExpression, depth: number): Group {
    const { async: isAsync, params, body } = arrow
    const [parameter, ...more] = params
    if (isAsync || parameter?.type !== 'Identifier' || more.length > 0) return refuse(arrow)
    if (body.type === 'BlockStatement') return refuse(body)
    return { kind: 'group', parameter: parameter.name, body: readExpression(body, depth + 1) }
  }

  /** From the last call back to the first, in a loop: a chain may be long, and is not deep. */
  function readChain(call: CallExpression, depth: number): Chain {
    const steps: Step[] = []
    let current: Node = call
    while (current.type === 'CallExpression') {
      const values: Expression[] = current.arguments.map((value) => readExpression(value, depth + 1))
      const callee: CallExpression['callee'] = current.callee
      if (current.optional) return refuse(call)
      if (callee.type === 'Identifier') {
        checkFunction(callee.name, placeOf(callee))
        return { kind: 'chain', start: { name: callee.name, call: values }, steps: steps.reverse() }
      }
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return refuse(callee)
      if (callee.property.type !== 'Identifier' || callee.object.type === 'Super') return refuse(callee)
      steps.push({ name: callee.property.name, values, place: placeOf(callee.property) })
      current = callee.object
    }
    if (current.type !== 'Identifier') return refuse(current)
    return { kind: 'chain', start: { name: current.name, call: undefined }, steps: steps.reverse() }
  }
}

function checkFunction(name: string, place: Place) {
  if (functionNames.includes(name)) return
  const message = `"${name}" cannot be called here.${suggest(name, functionNames)} Call one of ${functionNames.join(', ')}.`
  throw new ScriptError(place, message)
}

const isPlain = (value: unknown): value is string | number | boolean => /^(string|number|boolean)$/.test(typeof value)
