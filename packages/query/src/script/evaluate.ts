import { messageOf } from '@galley/core/message-of'
import { suggest } from '@galley/core/nearest'
import { METHODS, type Kind, type QueryFunction } from './query-functions'
import { ScriptError, type Position } from './script-error'

/** The functions that a script can call. */
export type ScriptApi = Record<QueryFunction, (...values: never[]) => unknown>

type Callable = (...values: unknown[]) => unknown

/** The result of a call. A script can call the methods of its kind, and cannot read its fields. */
export class Handle {
  constructor(
    readonly kind: Kind,
    readonly target: unknown,
  ) {}
}

/** The context of an expression: the functions, and the values of the variables by name. */
export interface Scope {
  api: ScriptApi
  variables: ReadonlyMap<string, unknown>
}

/** An expression, ready to be evaluated. */
export type Evaluate = (scope: Scope) => unknown

/** The value of a variable. */
export function lookUp(name: string, variables: Scope['variables'], position: Position): unknown {
  if (variables.has(name)) return variables.get(name)
  const message = `"${name}" is not known.${suggest(name, [...variables.keys()])} Declare it with const first.`
  throw new ScriptError(position, message)
}

/** Calls a method of what a call gave. */
export function callMethod(receiver: unknown, name: string, values: Evaluate[], position: Position, scope: Scope) {
  const { kind, target } = receiver instanceof Handle ? receiver : new Handle('value', receiver)
  const next = METHODS[kind].get(name)
  if (next === undefined) throw new ScriptError(position, describeMethod(name, kind))
  const method = (target as Record<string, Callable>)[name]!.bind(target)
  return callWith(method, values, next, position, scope)
}

/** Calls a function with the values of expressions; the result is a value, or a handle of a kind. */
export function callWith(callable: unknown, values: Evaluate[], kind: Kind, position: Position, scope: Scope) {
  const given = values.map((evaluate) => evaluate(scope))
  const result = tell(position, () => (callable as Callable)(...given))
  // A rejection is handled where the script awaits it.
  if (result instanceof Promise) result.catch(() => undefined)
  return kind === 'value' ? result : new Handle(kind, result)
}

function describeMethod(name: string, kind: Kind): string {
  const names = [...METHODS[kind].keys()]
  if (names.length > 0) return `".${name}" does not exist here.${suggest(name, names)} Methods: ${names.join(', ')}.`
  return `".${name}" cannot follow, because this is no query any more. Read the rows, or ask for others.`
}

/** Adds a position in the script to an error of the builder. */
function tell<Result>(position: Position, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof ScriptError) throw error
    throw new ScriptError(position, messageOf(error), { cause: error })
  }
}
