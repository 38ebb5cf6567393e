import { suggest } from '@galley/core/nearest'
import type { OperandOf, OperatorOf } from './operands'
import { quoteName, writeLiteral } from './write-literal'

/** Thrown for an invalid query. The message names the error and its remedy, and is safe to show to readers. */
export class QueryError extends Error {
  override name = 'QueryError'
}

/** The number of values that each operator takes; `any` is an array of any length. */
const OPERATORS = {
  '=': 'one',
  '<>': 'one',
  '>': 'one',
  '<': 'one',
  '>=': 'one',
  '<=': 'one',
  IN: 'any',
  'NOT IN': 'any',
  BETWEEN: 'two',
  'NOT BETWEEN': 'two',
  LIKE: 'one',
  'NOT LIKE': 'one',
  'IS NULL': 'none',
  'IS NOT NULL': 'none',
} as const

type Operator = keyof typeof OPERATORS

/** The methods that queries and groups share. Each returns a new query or group and leaves the original unchanged. */
export interface Conditions<Row, Self> {
  /** Adds a condition, such as `where('date', '>', '2026-01-31')`. Throws a `QueryError` for an unknown operator or an unsuitable value. */
  where<Field extends keyof Row & string, Op extends OperatorOf<Row[Field]>>(
    field: Field,
    operator: Op,
    ...operand: OperandOf<Row[Field], Op>
  ): Self
  /** Adds a group of conditions that must all be true. */
  andWhere(build: (group: ConditionGroup<Row>) => ConditionGroup<Row>): Self
  /** Adds a group of conditions. At least one of the group's conditions must be true. */
  orWhere(build: (group: ConditionGroup<Row>) => ConditionGroup<Row>): Self
}

/** The conditions that the callback of `andWhere()` or `orWhere()` adds. */
export interface ConditionGroup<Row> extends Conditions<Row, ConditionGroup<Row>> {
  /** SQL of each condition. */
  readonly conditions: readonly string[]
}

/** Returns `where()`, `andWhere()` and `orWhere()`. Each passes the SQL of its condition to `add`. */
export const createConditions = <Row, Self>(add: (condition: string) => Self): Conditions<Row, Self> => ({
  where: (field, operator, ...[value]) => add(writeComparison(field, operator, value)),
  andWhere: (build) => add(writeGroup('AND', build)),
  orWhere: (build) => add(writeGroup('OR', build)),
})

const createGroup = <Row>(conditions: readonly string[]): ConditionGroup<Row> => ({
  conditions,
  ...createConditions((condition) => createGroup([...conditions, condition])),
})

/** Puts each condition in parentheses and joins the conditions by AND or OR. */
export const joinConditions = (conditions: readonly string[], join: 'AND' | 'OR') =>
  conditions.map((condition) => `(${condition})`).join(` ${join} `)

function writeGroup<Row>(join: 'AND' | 'OR', build: (group: ConditionGroup<Row>) => ConditionGroup<Row>) {
  if (typeof build !== 'function') {
    throw new QueryError(`A group must be a function, got ${showValue(build)}. Write it as (group) => group.where(…).`)
  }
  const group = build(createGroup([])) as ConditionGroup<Row> | undefined
  const [first, ...others] = group?.conditions ?? []
  if (first === undefined) {
    throw new QueryError('The group has no condition. Return it with at least one, as in (group) => group.where(…).')
  }
  return others.length === 0 ? first : joinConditions([first, ...others], join)
}

// TypeScript does not check scripts of the playground, so arguments can be of any type.

function writeComparison(name: unknown, sign: unknown, value: unknown) {
  const field = quoteName(readText('The field of where()', name))
  const operator = readOperator(sign)
  // Array.from() visits the empty slots of an array, map() skips them.
  const writeList = (values: unknown[]) => Array.from(values, (one) => writeValue(operator, one))
  switch (OPERATORS[operator]) {
    case 'none':
      return `${field} ${operator}`
    case 'one':
      return `${field} ${operator} ${writeValue(operator, value)}`
    case 'two':
      if (Array.isArray(value) && value.length === 2) return `${field} ${operator} ${writeList(value).join(' AND ')}`
      throw new QueryError(`Value for ${operator} must be an array with two elements`)
    case 'any':
      if (Array.isArray(value)) return `${field} ${operator} (${writeList(value).join(', ')})`
      throw new QueryError(`Value for ${operator} must be an array`)
  }
}

/**
 * Returns `value` if it is a string. Otherwise throws a `QueryError`.
 * @param argument The subject of the error message, such as "The field of where()".
 */
export function readText(argument: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw new QueryError(`${argument} must be a text, got ${showValue(value)}. Correct it.`)
}

/** Formats a value for an error message: "a function" for functions, JSON for most other values. */
export function showValue(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  return typeof value === 'number' || value === undefined ? String(value) : JSON.stringify(value)
}

function readOperator(value: unknown): Operator {
  const name = readText('The operator of where()', value)
  const operator = name.toUpperCase()
  if (Object.hasOwn(OPERATORS, operator)) return operator as Operator
  const names = Object.keys(OPERATORS)
  throw new QueryError(`Unknown operator "${name}".${suggest(operator, names)} Operators: ${names.join(', ')}.`)
}

function writeValue(operator: Operator, value: unknown) {
  if (typeof value === 'string' || typeof value === 'boolean') return writeLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value)) return writeLiteral(value)
  throw new QueryError(
    `Value for ${operator} must be a text, a number, true or false, got ${showValue(value)}. ${remedyFor(value)}`,
  )
}

function remedyFor(value: unknown) {
  if (value === null || value === undefined) return 'Use IS NULL or IS NOT NULL.'
  return Array.isArray(value) ? 'Use IN or NOT IN.' : 'Correct it.'
}
