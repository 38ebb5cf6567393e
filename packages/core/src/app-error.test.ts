import { createError, toAppError } from './app-error'

test.each([
  [{}, { status: 500, statusMessage: undefined, message: '', fatal: false }],
  [
    { status: 404, statusMessage: 'No plan' },
    { status: 404, statusMessage: 'No plan', message: 'No plan' },
  ],
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
  const error = toAppError(thrown, 'Load it again.')
  expect(error).toMatchObject({ status: 500, message: 'Load it again.', cause: thrown })
  expect(toAppError('oops', '').cause).toBe('oops')
})

test('returns an AppError unchanged', () => {
  const error = createError({ status: 404 })
  expect(toAppError(error, 'Load it again.')).toBe(error)
})
