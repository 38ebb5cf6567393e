import type { Point } from 'unist'

/** Something in a text would take seconds to compile; the message says what, and what to do. */
export class TooMuchText extends RangeError {
  constructor(
    readonly start: Point | undefined,
    message: string,
  ) {
    super(message)
  }
}
