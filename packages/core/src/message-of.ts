/** Returns the message of an error, or any other thrown value as text. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
