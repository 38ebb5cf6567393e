/** Each operator with the values that it takes. */
export const OPERATORS = {
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

export type Operator = keyof typeof OPERATORS

/** A column and what it is compared with. Booleans are 1 and 0 here. */
export interface Comparison {
  field: string
  operator: Operator
  values: (string | number)[]
}

/** Conditions of which all hold, or at least one. */
export interface ConditionList {
  join: 'AND' | 'OR'
  conditions: Condition[]
}

export type Condition = Comparison | ConditionList

/** A query taken apart. What the builder makes, what the parser gives, what the writer writes. */
export interface SelectQuery {
  collection: string
  /** Empty for all. */
  columns: string[]
  /** Asks for a number instead of rows. */
  count?: {
    /** A column, or `*` for rows. */
    field: string
    distinct: boolean
  }
  /** All of them hold. */
  where: Condition[]
  order: { field: string; direction: 'ASC' | 'DESC' }[]
  limit?: number
  offset?: number
}
