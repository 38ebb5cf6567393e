import { messageOf } from '@galley/core/message-of'
import { suggest } from '@galley/core/nearest'
import { METHODS, type Kind, type QueryFunction } from './query-functions'
import { ScriptError, type Position } from './script-error'

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

/** Returns the value of a variable. Throws a `ScriptError` for an undeclared one. */
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
  // The script handles a rejection when it awaits the promise. Without this, an earlier rejection would be an unhandled one.
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
