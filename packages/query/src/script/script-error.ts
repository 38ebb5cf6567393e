/** A position in a script's text. Line and column count from 1. */
export interface Position {
  line: number
  column: number
}

/** Thrown for a script that cannot run. The message starts with the position. */
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
