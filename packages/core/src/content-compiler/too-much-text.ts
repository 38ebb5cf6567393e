import type { Point } from 'unist'

/** Error for a part of a text that would take seconds to compile. The message has a remedy. */
export class TooMuchText extends RangeError {
  constructor(
    readonly start: Point | undefined,
    message: string,
  ) {
    super(message)
  }
}
