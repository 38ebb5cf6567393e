import { RETRY_DELAY_MS } from '@galley/core/retry-once'
import { pageTextsPath, SEARCH_MANIFEST_PATH } from '@galley/core/search-index'
import { createIndexLoader } from './index-loader'
import { indexPages, serveIndex } from './index.fixture'

const SHARD = '/api/search/docs-words-needle.json'

function open() {
  const files: Map<string, string | Error> = indexPages({ docs: [{ path: '/a', title: 'A', text: 'needle' }] })
  const { fetch, fetched } = serveIndex(files)
  return { files, fetch, fetched, loader: createIndexLoader(fetch) }
}

/** Returns the result or error of a job after its second attempt. */
async function settle<Result>(job: Promise<Result>) {
  const settled = job.catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS)
  return settled
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('requests each file once, even for simultaneous calls', async () => {
  const { loader, fetched } = open()
  const [first, second] = await Promise.all([loader.load(SHARD), loader.load(SHARD)])
  expect(second).toBe(first)
  expect(await loader.load(pageTextsPath('/a'))).toEqual([{ text: 'needle' }])
  expect(fetched).toEqual([SHARD, pageTextsPath('/a')])
})

test('returns the same areas until a change, and requests their names past the cache', async () => {
  const { fetch } = open()
  const ask = jest.fn(fetch)
  const { loadAreas } = createIndexLoader(ask)
  const { manifest, areas } = await loadAreas(() => true)
  expect(Object.keys(areas)).toEqual(['docs'])
  expect((await loadAreas(() => true)).manifest).toBe(manifest)
  expect(ask).toHaveBeenCalledWith(SEARCH_MANIFEST_PATH, expect.objectContaining({ cache: 'no-cache' }))
})

test('requests a failing file twice, and again with the next call', async () => {
  const { loader, files, fetched } = open()
  const shard = files.get(SHARD)!
  files.set(SHARD, new Error('offline'))
  expect(await settle(loader.load(SHARD))).toEqual(new Error(`${SHARD} could not be reached.`))
  expect(fetched).toEqual([SHARD, SHARD])
  files.set(SHARD, shard)
  expect(await loader.load(SHARD)).toHaveLength(1)
})

test('keeps a file that loaded after an earlier request failed', async () => {
  const { files, fetch } = open()
  let asked = 0
  const loader = createIndexLoader(async (path) => {
    if (path === SHARD && ++asked !== 2) throw new Error('offline')
    return fetch(path)
  })
  const late = loader.load(SHARD).catch(() => 'late')
  files.delete(pageTextsPath('/a'))
  const gone = loader.load(pageTextsPath('/a')).catch(() => 'gone')
  await jest.advanceTimersByTimeAsync(0)
  const shard = await loader.load(SHARD)
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS)
  expect(await Promise.all([late, gone])).toEqual(['late', 'gone'])
  expect(await loader.load(SHARD)).toBe(shard)
})
