import { createDatabaseCache } from './database-cache'

const IMAGE = Uint8Array.of(1, 2, 3)

/** A Cache Storage with one cache and the methods that the database cache calls. */
function createStorage({ isFull = false } = {}) {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      if (isFull) throw new DOMException('There is no room.', 'QuotaExceededError')
      kept.set(key, response)
    },
    delete: async (key: string, options: CacheQueryOptions) => {
      const [path] = key.split('?')
      if (options.ignoreSearch) for (const other of kept.keys()) if (other.startsWith(`${path}?`)) kept.delete(other)
    },
  }
  return { storage: { open: async () => cache } as unknown as CacheStorage, kept }
}

const forbid = () => {
  throw new DOMException('Not here.', 'SecurityError')
}

test('returns an image on the next visit, and replaces other versions of the same collection only', async () => {
  const { storage, kept } = createStorage()
  const cache = createDatabaseCache(() => storage)
  for (const [collection, version] of [
    ['docs', 'v1'],
    ['posts', 'v1'],
    ['docs', 'v2'],
  ] as const)
    await cache.write(collection, version, () => IMAGE)
  expect([...kept.keys()]).toEqual(['/api/content/posts/image?v=v1', '/api/content/docs/image?v=v2'])
  const next = createDatabaseCache(() => storage)
  expect(await next.read('docs', 'v2')).toEqual(IMAGE)
  expect(await next.read('docs', 'v1')).toBeUndefined()
})

describe('caches nothing and throws nothing', () => {
  test.each<[string, () => CacheStorage | undefined]>([
    ['without Cache Storage, as on plain http', () => undefined],
    ['if access to Cache Storage is forbidden', forbid],
    ['if opening the cache is forbidden', () => ({ open: async () => forbid() }) as unknown as CacheStorage],
    ['if the storage is full', () => createStorage({ isFull: true }).storage],
  ])('%s', async (_situation, readStorage) => {
    const cache = createDatabaseCache(readStorage)
    await cache.write('docs', 'v1', () => IMAGE)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('if the database is already closed', async () => {
    const { storage, kept } = createStorage()
    await createDatabaseCache(() => storage).write('docs', 'v1', () => {
      throw new Error('closed')
    })
    expect(kept.size).toBe(0)
  })
})
