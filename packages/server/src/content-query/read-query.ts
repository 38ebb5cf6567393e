import { QueryError } from '@galley/query/builder'

const EXAMPLE = 'Send {"sql": "SELECT …"}.'

/** Reads the query from the body of a request. */
export function readQuery(body: string): string {
  const { sql } = Object(parseJson(body)) as { sql?: unknown }
  if (typeof sql === 'string') return sql
  // Names only the type of a value, because converting nested lists to text takes more stack than parsing them.
  const got = sql === undefined ? 'nothing' : `a value of type "${typeof sql}"`
  throw new QueryError(`"sql" must be the text of a query, got ${got}. ${EXAMPLE}`)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new QueryError(`The body is not JSON. ${EXAMPLE}`, { cause })
  }
}
