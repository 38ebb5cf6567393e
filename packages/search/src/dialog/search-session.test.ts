import { createFakeClient, hit } from './fake-client.fixture'
import {
  createSearchSession,
  EXCERPT_BATCH,
  EXCERPT_DELAY_MS,
  MIN_REPORTED_LENGTH,
  NO_RESULT_DELAY_MS,
} from './search-session'

const request = (text: string, area?: string) => ({ text, path: '/docs', ...(area && { area }) })

function start(onNoResult?: (text: string) => void) {
  const fake = createFakeClient()
  return { ...fake, session: createSearchSession(fake.client, onNoResult) }
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('does not repeat a search with the same text and area', () => {
  const { session, calls } = start()
  session.search(request('icons'))
  session.search({ ...request('icons'), path: '/blog' })
  session.search(request('icons', 'blog'))
  expect(calls.map(({ request: { area } }) => area)).toEqual([undefined, 'blog'])
})

test('an empty field ends the search and removes the answer', async () => {
  const { session, last } = start()
  session.search(request('icons'))
  await last().answer([hit('/docs/a')])
  session.search(request('icon'))
  session.search(request(' '))
  expect(last().signal.aborted).toBe(true)
  expect(session.getState()).toMatchObject({ answer: undefined, status: 'idle' })
})

test('does not call back after a failed search', async () => {
  const { session, last } = start()
  const callback = jest.fn()
  session.search(request('a'))
  session.whenFound(callback)
  await last().fail()
  session.search(request('a'))
  await last().answer([hit('/docs/a')])
  expect(session.getState().status).toBe('success')
  expect(callback).not.toHaveBeenCalled()
})

test('ignores the error of a cancelled search', async () => {
  const { session, calls } = start()
  session.search(request('a'))
  session.search(request('ab'))
  await calls[0]!.fail()
  expect(session.getState()).toMatchObject({ status: 'pending' })
})

test('loads excerpts after a pause in typing, visible ones first, others when the reader scrolls', async () => {
  const { session, last, client } = start()
  session.search(request('icons', 'docs'))
  await last().answer(Array.from({ length: EXCERPT_BATCH + 2 }, (_, index) => hit(`/docs/${index}`)))
  const sizes = () => jest.mocked(client.readExcerpts).mock.calls.map(([hits]) => hits.length)
  await wait(EXCERPT_DELAY_MS - 1)
  expect(sizes()).toEqual([])
  await wait(1)
  expect(sizes()).toEqual([EXCERPT_BATCH])
  session.readOn()
  await wait(0)
  expect(sizes()).toEqual([EXCERPT_BATCH, 2])
  expect(Object.keys(session.getState().excerpts)).toHaveLength(EXCERPT_BATCH + 2)
})

describe('a search without results', () => {
  test('is reported once, after a second without typing', async () => {
    const onNoResult = jest.fn()
    const { session, last } = start(onNoResult)
    session.search(request('nothing '))
    await last().answer([])
    await wait(NO_RESULT_DELAY_MS - 1)
    expect(onNoResult).not.toHaveBeenCalled()
    await wait(1)
    session.retry()
    await last().answer([])
    await wait(NO_RESULT_DELAY_MS)
    expect(NO_RESULT_DELAY_MS).toBe(1000)
    expect(onNoResult.mock.calls).toEqual([['nothing']])
  })

  test.each([
    ['while the reader keeps typing', 'noth', {}],
    ['of one letter', 'x', {}],
    ['in one area, if other areas have results', 'icons', { docs: 2 }],
  ])('is not reported %s', async (situation, text, counts) => {
    const onNoResult = jest.fn()
    const { session, last } = start(onNoResult)
    session.search(request(text))
    await last().answer([], { counts })
    if (situation === 'while the reader keeps typing') session.search(request('nothing'))
    await wait(NO_RESULT_DELAY_MS)
    expect(MIN_REPORTED_LENGTH).toBe(2)
    expect(onNoResult).not.toHaveBeenCalled()
  })

  test('an error of the callback does not stop the search', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const failure = new Error('blocked')
    const { session, last } = start(() => {
      throw failure
    })
    session.search(request('nothing'))
    await last().answer([])
    await wait(NO_RESULT_DELAY_MS)
    expect(error).toHaveBeenCalledWith(failure)
    error.mockRestore()
  })
})
