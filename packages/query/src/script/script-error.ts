/** A position in a script's text; both count from 1. */
export interface Position {
  line: number
  column: number
}

/** What is wrong with a script, with its position. */
export class ScriptError extends Error {
  override name = 'ScriptError'

  constructor(
    readonly position: Position,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`Line ${position.line}, column ${position.column}: ${message}`, options)
  }
}
