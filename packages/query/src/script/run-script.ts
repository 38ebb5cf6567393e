import { compileScript, type Statement } from './compile-script'
import { Handle, type Position, type ScriptApi, ScriptError } from './evaluate'

/**
 * Runs queries written as text, such as `await queryCollection('docs').limit(3).all()`, and returns the value of the last statement.
 * The text is parsed and interpreted, never evaluated as code. Rejects with a `ScriptError` for code that is not a query, and with the
 * query's own error if a query fails.
 */
export async function runScript(text: string, api: ScriptApi): Promise<unknown> {
  const statements = compileScript(text)
  const variables = new Map<string, unknown>()
  let value: unknown
  for (const statement of statements) {
    const { names, isAwaited, evaluate, position } = statement
    const result = evaluate({ api, variables })
    value = isAwaited || statement === statements.at(-1) ? await settle(result, position) : result
    declare(names, value, variables, position)
  }
  return value
}

function declare(names: Statement['names'], value: unknown, variables: Map<string, unknown>, position: Position) {
  if (names === undefined) return
  if (typeof names === 'string') {
    variables.set(names, value)
    return
  }
  if (!Array.isArray(value)) throw new ScriptError(position, 'Only lists can be destructured. Await a list first.')
  const items: unknown[] = value
  for (const [index, name] of names.entries()) if (name !== null) variables.set(name, items[index])
}

/** Returns the awaited value. Throws for a query that was never run, such as `queryCollection('docs')`. */
async function settle(value: unknown, position: Position): Promise<unknown> {
  if (!(value instanceof Handle)) return value
  if (value.kind === 'query') {
    throw new ScriptError(position, 'This query has not run. End it with .all(), .first() or .count().')
  }
  return value.target
}
