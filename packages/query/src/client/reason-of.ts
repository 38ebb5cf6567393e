import { messageOf } from '@galley/core/message-of'

/** Returns an error's message without its final full stop, so that a sentence can continue after the message. */
export const reasonOf = (error: unknown) => messageOf(error).replace(/\.$/, '')
