/** The message of what was thrown, which may be anything. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
