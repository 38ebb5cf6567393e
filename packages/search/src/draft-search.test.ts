import type { DraftSearch } from '@galley/core/preview'
import type { DraftSource } from '@galley/search-engine/draft-source'
import type { DraftEngine, SearchAnswer } from '@galley/search-engine/search-client'
import { createDraftSearch } from './draft-search'

const request = { text: 'needle', path: '/' }
const going = new AbortController().signal
const drafts = (revision: number): DraftSearch => ({ revision, pages: [], gone: [] })

/** A search over an engine that answers with the revision of the drafts it was given. */
function open() {
  let given: DraftSearch | undefined
  const engine: DraftEngine = {
    prepare: jest.fn(),
    search: async () => ({ suggestions: [String(given?.revision ?? 'published')] }) as unknown as SearchAnswer,
    readExcerpts: async () => ({}),
    setDrafts: (next) => {
      given = next
    },
  }
  let source: DraftSource | undefined
  const { search, prepare } = createDraftSearch(engine, () => source)
  const find = async (signal = going) => (await search(request, signal)).suggestions[0]
  const give = (next: DraftSource | undefined) => {
    source = next
    return next as jest.Mock
  }
  return { engine, find, give, prepare }
}

afterEach(() => jest.useRealTimers())

test('searches published pages without drafts', async () => {
  const { engine, find, prepare } = open()
  prepare('/')
  expect(engine.prepare).toHaveBeenCalledTimes(1)
  expect(await find()).toBe('published')
})

test('loads drafts once before the first search, and again after a change', async () => {
  const { find, give, prepare } = open()
  const first = give(jest.fn(async () => drafts(1)))
  prepare('/')
  expect(await Promise.all([find(), find()])).toEqual(['1', '1'])
  expect(first).toHaveBeenCalledTimes(1)
  give(async () => drafts(2))
  expect(await find()).toBe('2')
  give(undefined)
  expect(await find()).toBe('published')
})

test('keeps earlier drafts if new ones do not load, and tries again', async () => {
  const { find, give } = open()
  const lost = give(jest.fn().mockRejectedValueOnce(new Error('No network.')).mockResolvedValue(drafts(1)))
  expect(await find()).toBe('published')
  expect(await find()).toBe('1')
  expect(lost).toHaveBeenCalledTimes(2)
  give(async () => Promise.reject(new Error('No network.')))
  expect(await find()).toBe('1')
})

test('searches without drafts that load slowly, and finds them later', async () => {
  jest.useFakeTimers()
  const { find, give } = open()
  let arrive: (drafts: DraftSearch) => void = () => undefined
  give(() => new Promise((resolve) => (arrive = resolve)))
  const answers: unknown[] = []
  void find().then((answer) => answers.push(answer))
  await jest.advanceTimersByTimeAsync(1999)
  expect(answers).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(answers).toEqual(['published'])
  arrive(drafts(1))
  expect(await find()).toBe('1')
})

test('late drafts never replace newer ones', async () => {
  const { find, give } = open()
  let arrive: (drafts: DraftSearch) => void = () => undefined
  give(() => new Promise((resolve) => (arrive = resolve)))
  const older = find()
  give(async () => drafts(2))
  expect(await find()).toBe('2')
  arrive(drafts(1))
  expect(await older).toBe('2')
  expect(await find()).toBe('2')
})

test('a search that is cancelled while waiting rejects', async () => {
  const { find, give } = open()
  const controller = new AbortController()
  give(async () => drafts(1))
  const search = find(controller.signal)
  controller.abort()
  await expect(search).rejects.toMatchObject({ name: 'AbortError' })
})
