/** What an error says, to go on after it: without the full stop at its end. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
