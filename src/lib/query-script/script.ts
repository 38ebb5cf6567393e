/** A place in a script's text; both count from 1. */
export interface Place {
  line: number
  column: number
}

/** A script taken apart: all that one may say, and nothing else. */
export interface Statement {
  /** Names that it declares: one for the whole value, or one for each item of a list. */
  names: string | (string | null)[] | undefined
  isAwaited: boolean
  expression: Expression
}

export type Expression = { place: Place } & (
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'object'; entries: [key: string, value: Expression][] }
  | { kind: 'variable'; name: string }
  | Chain
  | Group
)

/** `queryCollection('docs').where(…).all()`, or the same from a variable on. */
export interface Chain {
  kind: 'chain'
  start: { name: string; call: Expression[] | undefined }
  steps: Step[]
}

export interface Step {
  name: string
  values: Expression[]
  place: Place
}

/** `q => q.where(…)` */
export interface Group {
  kind: 'group'
  parameter: string
  body: Expression
}

/** What is wrong with a script, with its place. */
export class ScriptError extends Error {
  override name = 'ScriptError'
  readonly place: Place

  constructor(place: Place, message: string, options?: ErrorOptions) {
    super(`Line ${place.line}, column ${place.column}: ${message}`, options)
    this.place = place
  }
}
