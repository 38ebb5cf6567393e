export { AppError, type AppErrorOptions, createError, toAppError } from './app-error'
