import type { Column } from '../collections'
import { suggest } from '../nearest'
import { QueryError } from './query-error'
import { OPERATORS, type Comparison, type Condition, type Operator, type SelectQuery } from './select-query'
import { createTokenReader, shorten } from './token-reader'
import { tableName } from './write-literal'

/** Characters of a query. */
export const MAX_QUERY_LENGTH = 10_000
const MAX_CONDITIONS = 100
const MAX_DEPTH = 20

/** The collection that a query may ask, and what it has. */
export interface QueryTable {
  collection: string
  columns: readonly Column[]
}

/**
 * Reads a query that `writeQuery` wrote, and nothing else: other tables, unknown columns, comments and any other SQL are errors.
 * What it gives is safe to write again and run.
 */
export function parseQuery(sql: string, { collection, columns: known }: QueryTable): SelectQuery {
  if (sql.length > MAX_QUERY_LENGTH) {
    throw new QueryError(
      `The query has ${sql.length} characters, more than ${MAX_QUERY_LENGTH}. Shorten its lists, or ask in several queries.`,
    )
  }
  const { peek, fail, isNext, accept, expect, take, readList } = createTokenReader(sql)
  let conditionCount = 0

  const readColumn = () => {
    const { value } = take('name', 'a column in double quotes')
    const names = known.map(({ name }) => name)
    if (names.includes(value)) return value
    throw new QueryError(
      `"${shorten(value)}" is not a column of "${collection}".${suggest(value, names)} Columns: ${names.join(', ')}.`,
    )
  }

  const readSelection = (): Pick<SelectQuery, 'columns' | 'count'> => {
    if (accept('*')) return { columns: [] }
    if (accept('COUNT', '(')) {
      const distinct = accept('DISTINCT')
      const field = !distinct && accept('*') ? '*' : readColumn()
      expect(')', 'AS', '"count"')
      return { columns: [], count: { field, distinct } }
    }
    const columns = readList(readColumn)
    const repeated = columns.find((name, index) => columns.indexOf(name) < index)
    if (repeated === undefined) return { columns }
    throw new QueryError(`The query selects "${repeated}" twice. Select it once.`)
  }

  const readTable = () => {
    const { value } = take('name', 'a table in double quotes')
    if (value === tableName(collection)) return
    throw new QueryError(
      `"${shorten(value)}" is not the table of "${collection}". Write "${tableName(collection)}", or ask the other collection.`,
    )
  }

  const readNumber = () => {
    const token = take('number', 'a number')
    // -0 would be written as 0.
    const value = Number(token.value) + 0
    return Number.isFinite(value) ? value : fail('a smaller number', token)
  }

  const readValue = () => {
    if (peek().kind === 'number') return readNumber()
    if (!accept('CAST', '(')) return take('text', 'a text in single quotes or a number').value
    const bytes = take('bytes', "bytes such as x'4100'")
    expect('AS', 'TEXT', ')')
    return decodeHex(bytes.value) ?? fail('the bytes of a text', bytes)
  }

  const readValues = (operator: Operator) => {
    switch (OPERATORS[operator]) {
      case 'none':
        return []
      case 'one':
        return [readValue()]
      case 'two': {
        const low = readValue()
        expect('AND')
        return [low, readValue()]
      }
      case 'any': {
        expect('(')
        const values = isNext(')') ? [] : readList(readValue)
        expect(')')
        return values
      }
    }
  }

  const readComparison = (): Comparison => {
    const field = readColumn()
    const operator = (Object.keys(OPERATORS) as Operator[]).find((name) => accept(...name.split(' ')))
    if (!operator) return fail('an operator')
    conditionCount += 1
    if (conditionCount > MAX_CONDITIONS) {
      throw new QueryError(
        `The query has more than ${MAX_CONDITIONS} conditions. Compare a column with several values by one IN.`,
      )
    }
    return { field, operator, values: readValues(operator) }
  }

  /** Conditions in parentheses, with one and the same of these words between them. */
  const readConditions = (depth: number, ...joins: ('AND' | 'OR')[]) => {
    const conditions = [readCondition(depth)]
    const join = joins.find((word) => isNext(word)) ?? 'AND'
    while (accept(join)) conditions.push(readCondition(depth))
    return { join, conditions }
  }

  const readCondition = (depth: number): Condition => {
    if (depth > MAX_DEPTH) {
      throw new QueryError(`The query has groups deeper than ${MAX_DEPTH}. Put fewer groups into each other.`)
    }
    expect('(')
    const condition = isNext('(') ? unwrap(readConditions(depth + 1, 'AND', 'OR')) : readComparison()
    expect(')')
    return condition
  }

  const readOrder = () => {
    const field = readColumn()
    if (accept('ASC')) return { field, direction: 'ASC' as const }
    if (accept('DESC')) return { field, direction: 'DESC' as const }
    return fail('ASC or DESC')
  }

  const readWholeNumber = () => {
    const token = peek()
    const value = readNumber()
    return Number.isSafeInteger(value) && value >= 0 ? value : fail('a whole number', token)
  }

  expect('SELECT')
  const selection = readSelection()
  expect('FROM')
  readTable()
  const query: SelectQuery = { collection, ...selection, where: [], order: [] }
  if (accept('WHERE')) query.where = readConditions(1, 'AND').conditions
  // A count is one row: there is nothing to sort or to skip.
  if (!query.count) {
    if (accept('ORDER', 'BY')) query.order = readList(readOrder)
    if (accept('LIMIT')) {
      const isUnlimited = isNext('-1', 'OFFSET') && accept('-1')
      if (!isUnlimited) query.limit = readWholeNumber()
      if (accept('OFFSET')) query.offset = readWholeNumber()
    }
  }
  if (peek().kind !== 'end') fail('its end')
  return query
}

/** A group of one is that one. */
const unwrap = ({ join, conditions }: { join: 'AND' | 'OR'; conditions: Condition[] }): Condition =>
  conditions.length === 1 ? conditions[0]! : { join, conditions }

/** The text whose bytes these are, or undefined when they are none. */
function decodeHex(hex: string) {
  if (hex.length % 2 === 1) return undefined
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
