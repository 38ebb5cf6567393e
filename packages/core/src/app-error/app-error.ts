const DEFAULT_STATUS = 500
const DEFAULT_STATUS_MESSAGES: Record<number, string> = { 404: 'Page not found' }
const UNKNOWN_STATUS_MESSAGE = 'Something went wrong'
/** What a script's own words would only confuse is said in ours. */
const UNKNOWN_MESSAGE = 'This page could not be shown. Load it again, or come back later.'

export interface AppErrorOptions {
  /** A status of HTTP. @default 500 */
  status?: number
  /** What the status means, in a few words. @default 'Page not found' for 404, else 'Something went wrong' */
  statusMessage?: string
  /** What happened here. @default the status message */
  message?: string
  /** Shows the error screen wherever it is thrown, in an event handler or a promise too. @default false */
  fatal?: boolean
  /** The error behind this one. */
  cause?: unknown
}

/** An error that says what a reader is told. No class: what Babel needs to extend `Error` would come with every page. */
export interface AppError extends Error {
  status: number
  statusMessage: string
  fatal: boolean
}

const NAME = 'AppError'

/** Whether something thrown is an error for readers. */
export const isAppError = (thrown: unknown): thrown is AppError => thrown instanceof Error && thrown.name === NAME

/** Makes an error to throw; a text alone is its message. */
export function createError(error: string | AppErrorOptions): AppError {
  const {
    status = DEFAULT_STATUS,
    statusMessage = DEFAULT_STATUS_MESSAGES[status] ?? UNKNOWN_STATUS_MESSAGE,
    message = statusMessage,
    fatal = false,
    cause,
  } = typeof error === 'string' ? { message: error } : error
  return Object.assign(new Error(message, { cause }), { name: NAME, status, statusMessage, fatal })
}

/** Whatever was thrown, as an error that can be shown. */
export const toAppError = (thrown: unknown) =>
  isAppError(thrown) ? thrown : createError({ message: UNKNOWN_MESSAGE, cause: thrown })
