const DEFAULT_STATUS = 500

export interface AppErrorOptions {
  /** HTTP status. @default 500 */
  status?: number
  /** Meaning of the status, in a few words. @default the site's text for the status, such as "Page not found" */
  statusMessage?: string
  /** Description of the error for readers. @default the status message */
  message?: string
  /** Shows the error screen even if an event handler or a promise throws the error. @default false */
  fatal?: boolean
  cause?: unknown
}

/**
 * An error with a message for readers. This is not a class: Babel needs helpers to extend `Error`, and these helpers would be part of every page's
 * code.
 */
export interface AppError extends Error {
  status: number
  /** Undefined for the text of the site's language. */
  statusMessage: string | undefined
  fatal: boolean
}

const NAME = 'AppError'

/** True for an error with a message for readers. */
export const isAppError = (thrown: unknown): thrown is AppError => thrown instanceof Error && thrown.name === NAME

/** Creates an error with a message for readers. A text is the message of an error with the status 500. */
export function createError(error: string | AppErrorOptions): AppError {
  const {
    status = DEFAULT_STATUS,
    statusMessage,
    message = statusMessage,
    fatal = false,
    cause,
  } = typeof error === 'string' ? { message: error } : error
  return Object.assign(new Error(message, { cause }), { name: NAME, status, statusMessage, fatal })
}

/**
 * Returns an error with a message for readers. Any other thrown value becomes its cause.
 * @param message Replaces the message of an unexpected error, which would only confuse readers.
 */
export const toAppError = (thrown: unknown, message: string) =>
  isAppError(thrown) ? thrown : createError({ message, cause: thrown })
