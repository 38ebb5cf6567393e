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

const never = () => {
  throw new Error('The image is not needed.')
}

test('returns an image on the next visit for the same collection and version only', async () => {
  const { storage } = createStorage()
  await createDatabaseCache(() => storage).write('docs', 'v1', () => IMAGE)
  const next = createDatabaseCache(() => storage)
  expect(await next.read('docs', 'v1')).toEqual(IMAGE)
  expect(await next.read('docs', 'v2')).toBeUndefined()
  expect(await next.read('posts', 'v1')).toBeUndefined()
})

test('an image replaces other versions of its own collection only', async () => {
  const { storage, kept } = createStorage()
  const cache = createDatabaseCache(() => storage)
  await cache.write('docs', 'v1', () => IMAGE)
  await cache.write('posts', 'v1', () => IMAGE)
  await cache.write('docs', 'v2', () => IMAGE)
  expect([...kept.keys()]).toEqual(['/api/content/posts/image?v=v1', '/api/content/docs/image?v=v2'])
})

describe('caches nothing and throws nothing', () => {
  test('without Cache Storage, as on plain http', async () => {
    const cache = createDatabaseCache(() => undefined)
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('if access to Cache Storage is forbidden', async () => {
    const cache = createDatabaseCache(() => {
      throw new DOMException('Not here.', 'SecurityError')
    })
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('if opening the cache is forbidden', async () => {
    const open = async () => Promise.reject(new DOMException('Not here.', 'SecurityError'))
    const cache = createDatabaseCache(() => ({ open }) as unknown as CacheStorage)
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('if the storage is full', async () => {
    const { storage } = createStorage({ isFull: true })
    const cache = createDatabaseCache(() => storage)
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
