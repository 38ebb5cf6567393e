import { QueryError } from '@galley/query/builder'
import { z } from 'zod'

/** Maximum length of a value in a message. */
const SHOWN_LENGTH = 40

const EXAMPLE = 'Send {"sql": "SELECT …"}.'

const QueryBody = z.object(
  { sql: z.string({ error: ({ input }) => `"sql" must be the text of a query, got ${show(input)}. ${EXAMPLE}` }) },
  { error: ({ input }) => `The body must be a JSON object, got ${show(input)}. ${EXAMPLE}` },
)

/** Reads the query from the body of a request. */
export function readQuery(body: string): string {
  const { data, error } = QueryBody.safeParse(parseJson(body))
  if (error) throw new QueryError(error.issues[0]?.message)
  return data.sql
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new QueryError(`The body is not JSON. ${EXAMPLE}`, { cause })
  }
}

function show(value: unknown) {
  if (value === undefined) return 'nothing'
  // Does not print the list, because converting nested lists to text takes more stack than parsing them.
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}
