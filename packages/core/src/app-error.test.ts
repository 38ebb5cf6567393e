import { createError, toAppError } from './app-error'

test.each([
  [{}, { status: 500, statusMessage: 'Something went wrong', message: 'Something went wrong', fatal: false }],
  [{ status: 404 }, { status: 404, statusMessage: 'Page not found', message: 'Page not found', fatal: false }],
  ['No such plan.', { status: 500, message: 'No such plan.' }],
  [
    { status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true },
    { status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true },
  ],
])('completes %j with defaults', (options, fields) => {
  expect(createError(options)).toBeInstanceOf(Error)
  expect(createError(options)).toMatchObject(fields)
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
