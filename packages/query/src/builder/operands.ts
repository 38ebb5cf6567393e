interface NullTests {
  'IS NULL': []
  'IS NOT NULL': []
}

interface Equality<Value> {
  '=': [value: Value]
  '<>': [value: Value]
  IN: [values: readonly Value[]]
  'NOT IN': [values: readonly Value[]]
}

interface Ordering<Value> {
  '>': [value: Value]
  '<': [value: Value]
  '>=': [value: Value]
  '<=': [value: Value]
  BETWEEN: [range: readonly [low: Value, high: Value]]
  'NOT BETWEEN': [range: readonly [low: Value, high: Value]]
}

interface Patterns {
  LIKE: [pattern: string]
  'NOT LIKE': [pattern: string]
}

/** The operators for a field of this type, with the types of their values. Arrays and objects are compared as JSON text. */
type Operands<Value> = NullTests &
  ([Value] extends [boolean]
    ? Equality<Value>
    : [Value] extends [number]
      ? Equality<Value> & Ordering<number>
      : [Value] extends [string]
        ? Equality<Value> & Ordering<string> & Patterns
        : Equality<string> & Patterns)

/** The operators for a field of this type. */
export type OperatorOf<Value> = keyof Operands<NonNullable<Value>>

/** The arguments after the operator in `where()`: one value, an array, or nothing. */
export type OperandOf<Value, Operator extends OperatorOf<Value>> = Operands<
  NonNullable<Value>
>[Operator] extends infer Operand extends unknown[]
  ? Operand
  : never
