/** The message of an error without its final full stop, so that a sentence can continue after it. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
