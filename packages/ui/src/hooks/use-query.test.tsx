import { act, renderHook } from '@testing-library/react'
import { useQuery } from './use-query'

/** Renders the hook with requests that the test settles. */
function start(first?: string) {
  const asked: { key: string; signal: AbortSignal; answer: (text: string) => void; fail: (error: unknown) => void }[] =
    []
  const ask = (key: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      asked.push({ key, signal, answer, fail })
    })
  const { result, rerender, unmount } = renderHook(({ key }) => useQuery(key, ask), {
    initialProps: { key: first },
  })
  return { asked, result, unmount, show: (key?: string) => rerender({ key }) }
}

test('sends no request without a key', () => {
  const { asked, result, show } = start()
  expect(result.current.status).toBe('idle')
  show('a')
  expect(result.current.status).toBe('pending')
  show()
  expect(result.current.status).toBe('idle')
  expect(asked.map(({ key }) => key)).toEqual(['a'])
})

test('returns "pending", then the answer, and keeps this answer until the next one', async () => {
  const { asked, result, show } = start('a')
  await act(async () => asked[0]!.answer('first'))
  expect(result.current).toMatchObject({ status: 'success', answer: 'first', error: undefined })
  show('b')
  expect(result.current).toMatchObject({ status: 'pending', answer: 'first' })
  await act(async () => asked[1]!.answer('second'))
  expect(result.current).toMatchObject({ status: 'success', answer: 'second' })
})

test('aborts an outdated request and ignores its late answer', async () => {
  const { asked, result, show } = start('a')
  show('b')
  expect(asked[0]!.signal.aborted).toBe(true)
  await act(async () => asked[1]!.answer('second'))
  await act(async () => asked[0]!.answer('first'))
  expect(result.current).toMatchObject({ status: 'success', answer: 'second' })
})

test('returns the error of a request and repeats the request on retry', async () => {
  const { asked, result } = start('a')
  await act(async () => asked[0]!.fail(new Error('No connection.')))
  expect(result.current).toMatchObject({ status: 'error', error: new Error('No connection.') })
  act(result.current.retry)
  expect(result.current).toMatchObject({ status: 'pending', error: undefined })
  await act(async () => asked[1]!.answer('first'))
  expect(result.current).toMatchObject({ status: 'success', answer: 'first' })
})

test('returns an error that the request function throws synchronously', async () => {
  const { result } = renderHook(() =>
    useQuery('a', () => {
      throw new Error('No connection.')
    }),
  )
  await act(async () => undefined)
  expect(result.current.error).toEqual(new Error('No connection.'))
})
