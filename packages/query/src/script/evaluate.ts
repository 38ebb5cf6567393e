import { messageOf } from '@galley/core/message-of'
import { suggest } from '@galley/core/nearest'

/** A position in a script's text. Line and column count from 1. */
export interface Position {
  line: number
  column: number
}

/** Thrown for a script that cannot run. The message starts with the position. */
export class ScriptError extends Error {
  override name = 'ScriptError'

  constructor(
    readonly position: Position,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`Line ${position.line}, column ${position.column}: ${message}`, options)
  }
}

/**
 * The kind of a call's result: a `query`, which ends with `all()`, `first()` or `count()`; a `question`, which runs when awaited; a `group` of
 * conditions; an `answer`, the promise of rows; or a plain `value`.
 */
type Kind = 'query' | 'question' | 'group' | 'answer' | 'value'

/** The functions that a script can call, each with the kind of its result. */
export const QUERY_FUNCTIONS = {
  queryCollection: 'query',
  queryCollectionNavigation: 'question',
  queryCollectionItemSurroundings: 'question',
  queryCollectionSearchSections: 'question',
} as const satisfies Record<string, Kind>

export type QueryFunction = keyof typeof QUERY_FUNCTIONS

const conditions = (kind: Kind) => ['where', 'andWhere', 'orWhere'].map((name) => [name, kind] as const)

/** The methods of each kind, with the kinds of their results. Uses maps, because objects have inherited keys such as "constructor". */
const METHODS: Record<Kind, ReadonlyMap<string, Kind>> = {
  query: new Map<string, Kind>([
    ['path', 'query'],
    ...conditions('query'),
    ['select', 'query'],
    ['order', 'query'],
    ['skip', 'query'],
    ['limit', 'query'],
    ['all', 'answer'],
    ['first', 'answer'],
    ['count', 'answer'],
    ['sql', 'value'],
  ]),
  question: new Map<string, Kind>([...conditions('question'), ['order', 'question']]),
  group: new Map(conditions('group')),
  answer: new Map(),
  value: new Map(),
}

/** The query functions that a script can call. */
export type ScriptApi = Record<QueryFunction, (...values: never[]) => unknown>

type Callable = (...values: unknown[]) => unknown

/** The result of a call. A script can call the methods of the result's kind, but cannot read its fields. */
export class Handle {
  constructor(
    readonly kind: Kind,
    readonly target: unknown,
  ) {}
}

/** The functions and variables that an expression can use. */
export interface Scope {
  api: ScriptApi
  variables: ReadonlyMap<string, unknown>
}

/** Evaluates a compiled expression. */
export type Evaluate = (scope: Scope) => unknown

/** Returns the value of a variable. Throws a `ScriptError` for an undeclared variable. */
export function lookUp(name: string, variables: Scope['variables'], position: Position): unknown {
  if (variables.has(name)) return variables.get(name)
  const message = `Unknown variable "${name}".${suggest(name, [...variables.keys()])} Declare it with const first.`
  throw new ScriptError(position, message)
}

/** Calls a method of the result of the previous call. */
export function callMethod(receiver: unknown, name: string, values: Evaluate[], position: Position, scope: Scope) {
  const { kind, target } = receiver instanceof Handle ? receiver : new Handle('value', receiver)
  const next = METHODS[kind].get(name)
  if (next === undefined) throw new ScriptError(position, describeMethod(name, kind))
  const method = (target as Record<string, Callable>)[name]!.bind(target)
  return callWith(method, values, next, position, scope)
}

/** Evaluates the arguments and calls a function. Returns the plain result if `kind` is `value`, otherwise a handle. */
export function callWith(callable: unknown, values: Evaluate[], kind: Kind, position: Position, scope: Scope) {
  const given = values.map((evaluate) => evaluate(scope))
  const result = withPosition(position, () => (callable as Callable)(...given))
  // The script handles a rejection when it awaits the promise. Without this handler, an earlier rejection would be reported as unhandled.
  if (result instanceof Promise) result.catch(() => undefined)
  return kind === 'value' ? result : new Handle(kind, result)
}

function describeMethod(name: string, kind: Kind): string {
  const names = [...METHODS[kind].keys()]
  if (names.length > 0) return `Unknown method ".${name}".${suggest(name, names)} Methods: ${names.join(', ')}.`
  return `".${name}" cannot be called here, because this value is not a query. Remove the call.`
}

/** Runs a function and adds a position in the script to its errors. */
function withPosition<Result>(position: Position, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof ScriptError) throw error
    throw new ScriptError(position, messageOf(error), { cause: error })
  }
}
