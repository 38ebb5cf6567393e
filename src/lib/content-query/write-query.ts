import { OPERATORS, type Condition, type SelectQuery } from './select-query'
import { quoteName, tableName, writeLiteral } from './write-literal'

/** Writes a query as SQL, always in the same form: the form that `parseQuery` reads. */
export function writeQuery({ collection, columns, count, where, order, limit, offset }: SelectQuery): string {
  const parts = [`SELECT ${count ? writeCount(count) : writeColumns(columns)} FROM ${quoteName(tableName(collection))}`]
  if (where.length > 0) parts.push(`WHERE ${writeConditions(where, 'AND')}`)
  // One row holds the number: there is nothing to sort or to skip.
  if (count) return parts.join(' ')
  const sorting = order.map(({ field, direction }) => `${quoteName(field)} ${direction}`)
  if (sorting.length > 0) parts.push(`ORDER BY ${sorting.join(', ')}`)
  // SQLite has no OFFSET without a LIMIT; -1 is none.
  if (limit !== undefined || offset) parts.push(`LIMIT ${limit ?? -1}`)
  if (offset) parts.push(`OFFSET ${offset}`)
  return parts.join(' ')
}

const writeColumns = (columns: string[]) => (columns.length > 0 ? columns.map(quoteName).join(', ') : '*')

const writeCount = ({ field, distinct }: NonNullable<SelectQuery['count']>) =>
  `COUNT(${distinct ? 'DISTINCT ' : ''}${field === '*' ? field : quoteName(field)}) AS "count"`

const writeConditions = (conditions: Condition[], join: 'AND' | 'OR') =>
  conditions.map((condition) => `(${writeCondition(condition)})`).join(` ${join} `)

function writeCondition(condition: Condition): string {
  if ('join' in condition) return writeConditions(condition.conditions, condition.join)
  const { field, operator } = condition
  const start = `${quoteName(field)} ${operator}`
  const values = condition.values.map(writeLiteral)
  switch (OPERATORS[operator]) {
    case 'none':
      return start
    case 'any':
      return `${start} (${values.join(', ')})`
    default:
      return `${start} ${values.join(' AND ')}`
  }
}
