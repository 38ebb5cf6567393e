import { rowsOf } from './rows'
import type { QueryAnswer } from './run-query'

const RAN_IN = { browser: 'in this browser', server: 'on the server' }

/** Summarises a run in one line, such as "12 rows in 3.1 ms, in this browser". */
export function describeAnswer({ value, queries, duration, ranIn }: QueryAnswer): string {
  const what = describeValue(value)
  return queries.length === 0 ? what : `${what} in ${formatDuration(duration)}, ${RAN_IN[ranIn]}`
}

function describeValue(value: unknown): string {
  const rows = rowsOf(value)
  if (rows) return rows.length === 0 ? 'No rows' : count(rows.length, 'row')
  return Array.isArray(value) ? count(value.length, 'item') : '1 value'
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const formatDuration = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`
