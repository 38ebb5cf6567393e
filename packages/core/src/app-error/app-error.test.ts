import { createError, toAppError } from '.'

test('says what went wrong in as many words as were given', () => {
  const error = createError({ status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ status: 403, statusMessage: 'Not yours', message: 'Ask an editor.', fatal: true })
})

test.each([
  [{}, 500, 'Something went wrong'],
  [{ status: 404 }, 404, 'Page not found'],
  [{ status: 418 }, 418, 'Something went wrong'],
])('%p is completed', (options, status, statusMessage) => {
  expect(createError(options)).toMatchObject({ status, statusMessage, message: statusMessage, fatal: false })
})

test('a text alone is the message', () => {
  expect(createError('No such plan.')).toMatchObject({ status: 500, message: 'No such plan.' })
})

test('what a script threw is kept, and told to the reader in plain words', () => {
  const thrown = new TypeError('Cannot read properties of undefined')
  const error = toAppError(thrown)
  expect(error).toMatchObject({ status: 500, cause: thrown })
  expect(error.message).not.toContain('undefined')
  expect(toAppError('oops').cause).toBe('oops')
})

test('an error made to be shown stays as it is', () => {
  const error = createError({ status: 404 })
  expect(toAppError(error)).toBe(error)
})
