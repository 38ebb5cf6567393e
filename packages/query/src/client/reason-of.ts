import { messageOf } from '@galley/core/message-of'

/** The message of an error without its final full stop, so that a sentence can continue after it. */
export const reasonOf = (error: unknown) => messageOf(error).replace(/\.$/, '')
