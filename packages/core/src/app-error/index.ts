export { type AppError, type AppErrorOptions, createError, isAppError, toAppError } from './app-error'
