import { createError, toAppError } from './app-error'

test('has all given fields', () => {
  const error = createError({ status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true })
})

test.each([
  [{}, 500, 'Something went wrong'],
  [{ status: 404 }, 404, 'Page not found'],
  [{ status: 418 }, 418, 'Something went wrong'],
])('completes %p with defaults', (options, status, statusMessage) => {
  expect(createError(options)).toMatchObject({ status, statusMessage, message: statusMessage, fatal: false })
})

test('uses a text as the message', () => {
  expect(createError('No such plan.')).toMatchObject({ status: 500, message: 'No such plan.' })
})

test('keeps an unexpected error as cause, with a general message', () => {
  const thrown = new TypeError('Cannot read properties of undefined')
  const error = toAppError(thrown)
  expect(error).toMatchObject({ status: 500, cause: thrown })
  expect(error.message).not.toContain('undefined')
  expect(toAppError('oops').cause).toBe('oops')
})

test('returns an AppError unchanged', () => {
  const error = createError({ status: 404 })
  expect(toAppError(error)).toBe(error)
})
