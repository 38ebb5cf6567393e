import { suggest } from '../nearest'
import { METHODS, QUERY_FUNCTIONS, type Kind, type QueryFunction } from './query-functions'
import { readScript } from './read-script'
import { ScriptError, type Chain, type Expression, type Group, type Place, type Statement, type Step } from './script'

/** What the functions of a script really call. */
export type ScriptApi = Record<QueryFunction, (...values: never[]) => unknown>

type Callable = (...values: unknown[]) => unknown

/** Something that a call gave: a script may continue it as its kind allows, and cannot look inside. */
class Handle {
  constructor(
    readonly kind: Kind,
    readonly target: unknown,
  ) {}
}

/** A plain value or a `Handle`, by the name of its variable. */
type Scope = ReadonlyMap<string, unknown>

/**
 * Runs builder code that came as text, such as `await queryCollection('docs').limit(3).all()`, and gives the value of its last statement.
 * It is read and followed step by step; nothing is evaluated as code. Throws a `ScriptError` where it says something else.
 */
export async function runScript(text: string, api: ScriptApi): Promise<unknown> {
  const statements = readScript(text)
  const scope = new Map<string, unknown>()
  let value: unknown
  for (const { names, isAwaited, expression } of statements) {
    const result = evaluate(expression, scope, api)
    const isLast = expression === statements.at(-1)?.expression
    value = isAwaited || isLast ? await settle(result, expression.place) : result
    declare(names, value, scope, expression.place)
  }
  return value
}

function declare(names: Statement['names'], value: unknown, scope: Map<string, unknown>, place: Place) {
  if (names === undefined) return
  if (typeof names === 'string') {
    scope.set(names, value)
    return
  }
  if (!Array.isArray(value)) throw new ScriptError(place, 'This is no list to take items of. Await a list first.')
  const items: unknown[] = value
  for (const [index, name] of names.entries()) if (name !== null) scope.set(name, items[index])
}

/** The plain value that awaiting gives. */
async function settle(value: unknown, place: Place): Promise<unknown> {
  if (!(value instanceof Handle)) return value
  if (value.kind === 'query') {
    throw new ScriptError(place, 'This query is not run yet. End it with .all(), .first() or .count().')
  }
  return value.target
}

function evaluate(expression: Expression, scope: Scope, api: ScriptApi): unknown {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'list':
      return expression.items.map((item) => evaluateItem(item, scope, api))
    case 'object':
      return Object.fromEntries(expression.entries.map(([key, value]) => [key, evaluateItem(value, scope, api)]))
    case 'variable':
      return lookUp(expression.name, scope, expression.place)
    case 'chain':
      return evaluateChain(expression, expression.place, scope, api)
    case 'group':
      throw new ScriptError(expression.place, 'A group stands alone. Write it into .andWhere(…) or .orWhere(…).')
  }
}

/** A list holds plain values only: lists in lists of variables could grow to a size that no browser can show. */
function evaluateItem(item: Expression, scope: Scope, api: ScriptApi): unknown {
  const value = evaluate(item, scope, api)
  const isPlain = item.kind !== 'chain' && (item.kind !== 'variable' || value === null || typeof value !== 'object')
  if (!isPlain) throw new ScriptError(item.place, 'Only plain values can stand in a list or an object. Write them out.')
  return value
}

function lookUp(name: string, scope: Scope, place: Place): unknown {
  if (scope.has(name)) return scope.get(name)
  throw new ScriptError(
    place,
    `"${name}" is not known.${suggest(name, [...scope.keys()])} Declare it with const first.`,
  )
}

function evaluateChain({ start, steps }: Chain, place: Place, scope: Scope, api: ScriptApi): unknown {
  let current = start.call ? callFunction(start.name as QueryFunction, start.call) : lookUp(start.name, scope, place)
  for (const step of steps) current = callMethod(current, step)
  return current

  function callFunction(name: QueryFunction, values: Expression[]) {
    return call(api[name] as Callable, values, QUERY_FUNCTIONS[name], place)
  }

  function callMethod(receiver: unknown, step: Step) {
    const { kind, target } = receiver instanceof Handle ? receiver : new Handle('value', receiver)
    const next = METHODS[kind].get(step.name)
    if (next === undefined) throw new ScriptError(step.place, describeMethod(step.name, kind))
    const method = (target as Record<string, Callable>)[step.name]!.bind(target)
    return call(method, step.values, next, step.place)
  }

  function call(callable: Callable, values: Expression[], kind: Kind, at: Place) {
    const given = values.map((value) => evaluateArgument(value, scope, api))
    const result = tell(at, () => callable(...given))
    // A rejection is met where the script awaits it.
    if (result instanceof Promise) result.catch(() => undefined)
    return kind === 'value' ? result : new Handle(kind, result)
  }
}

function evaluateArgument(expression: Expression, scope: Scope, api: ScriptApi): unknown {
  if (expression.kind === 'group') return groupFunction(expression, expression.place, scope, api)
  const value = evaluate(expression, scope, api)
  if (value instanceof Handle)
    throw new ScriptError(expression.place, 'This is a query, not its answer. Await it first.')
  return value
}

/** A group, as the builder calls it. */
function groupFunction({ parameter, body }: Group, place: Place, scope: Scope, api: ScriptApi) {
  return (target: unknown) => {
    const result = evaluate(body, new Map(scope).set(parameter, new Handle('group', target)), api)
    if (result instanceof Handle && result.kind === 'group') return result.target
    throw new ScriptError(place, `A group gives conditions. Write ${parameter} => ${parameter}.where(…).`)
  }
}

function describeMethod(name: string, kind: Kind): string {
  const names = [...METHODS[kind].keys()]
  if (names.length > 0) return `".${name}" does not exist here.${suggest(name, names)} Methods: ${names.join(', ')}.`
  return `".${name}" cannot follow, because this is no query any more. Read the rows, or ask for others.`
}

/** Gives what the builder throws a place in the script. */
function tell<Result>(place: Place, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof ScriptError) throw error
    throw new ScriptError(place, error instanceof Error ? error.message : String(error), { cause: error })
  }
}
