/** @jest-environment jsdom */
import { site } from '@galley/site'
import { act, renderHook } from '@testing-library/react'
import { createFakeClient, hit } from './fake-client.fixture'
import { useSearch } from './use-search'

const request = (text: string, area?: string) => ({ text, path: '/docs', ...(area && { area }) })

function start(onNoResult?: (text: string) => void) {
  const fake = createFakeClient((end) => act(end))
  const { result, rerender } = renderHook((wanted) => useSearch(fake.client, wanted, onNoResult), {
    initialProps: request(''),
  })
  return { ...fake, search: (wanted: Parameters<typeof rerender>[0]) => act(async () => rerender(wanted)), result }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('does not repeat a search with the same text and area', async () => {
  const { search, calls } = start()
  await search(request('icons'))
  await search({ ...request('icons'), path: '/blog' })
  await search(request('icons', 'blog'))
  expect(calls.map(({ request: { area } }) => area)).toEqual([undefined, 'blog'])
})

test('repeats a search on a page of another version', async () => {
  const docs = { name: 'docs', label: 'Documentation', icon: 'lucide:book', pathPrefix: '/docs', version: '2' }
  const areas = [docs, { ...docs, name: 'docs1', pathPrefix: '/docs/1', version: '1' }]
  jest.replaceProperty(site.search, 'areas', areas)
  const { search, calls } = start()
  await search(request('icons'))
  await search({ ...request('icons'), path: '/blog' })
  await search({ ...request('icons'), path: '/docs/1/icons' })
  expect(calls.map(({ request: { path } }) => path)).toEqual(['/docs', '/docs/1/icons'])
  jest.restoreAllMocks()
})

test('an empty field ends the search and removes the answer', async () => {
  const { search, result, last } = start()
  await search(request('icons'))
  await last().answer([hit('/docs/a')])
  await search(request('icon'))
  await search(request(' '))
  expect(last().signal.aborted).toBe(true)
  expect(result.current).toMatchObject({ result: undefined, status: 'idle' })
})

test('ignores the error of a cancelled search', async () => {
  const { search, result, calls } = start()
  await search(request('a'))
  await search(request('ab'))
  await calls[0]!.fail()
  expect(result.current).toMatchObject({ status: 'pending' })
})

test('loads excerpts after a pause in typing, visible ones first, others when the reader scrolls', async () => {
  const { search, result, last, client } = start()
  await search(request('icons', 'docs'))
  await last().answer(Array.from({ length: 7 }, (_, index) => hit(`/docs/${index}`)))
  const sizes = () => jest.mocked(client.readExcerpts).mock.calls.map(([hits]) => hits.length)
  await wait(149)
  expect(sizes()).toEqual([])
  await wait(1)
  expect(sizes()).toEqual([5])
  act(() => void result.current.readOn())
  await wait(0)
  expect(sizes()).toEqual([5, 2])
  expect(Object.keys(result.current.excerpts)).toHaveLength(7)
})

describe('a search without results', () => {
  test('is reported once, after a second without typing', async () => {
    const onNoResult = jest.fn()
    const { search, result, last } = start(onNoResult)
    await search(request('nothing '))
    await last().answer([])
    await wait(999)
    expect(onNoResult).not.toHaveBeenCalled()
    await wait(1)
    await act(async () => result.current.retry())
    await last().answer([])
    await wait(1000)
    expect(onNoResult.mock.calls).toEqual([['nothing']])
  })

  test.each([
    ['while the reader keeps typing', 'noth', {}],
    ['of one letter', 'x', {}],
    ['in one area, if other areas have results', 'icons', { docs: 2 }],
  ])('is not reported %s', async (situation, text, counts) => {
    const onNoResult = jest.fn()
    const { search, last } = start(onNoResult)
    await search(request(text))
    await last().answer([], { counts })
    if (situation === 'while the reader keeps typing') await search(request('nothing'))
    await wait(1000)
    expect(onNoResult).not.toHaveBeenCalled()
  })

  test('an error of the callback does not stop the search', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const failure = new Error('blocked')
    const { search, last } = start(() => {
      throw failure
    })
    await search(request('nothing'))
    await last().answer([])
    await wait(1000)
    expect(error).toHaveBeenCalledWith(failure)
    error.mockRestore()
  })
})
