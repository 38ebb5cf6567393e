import { createDatabaseCache } from './database-cache'

const IMAGE = Uint8Array.of(1, 2, 3)

/** Cache Storage as far as the cache uses it, with one cache inside. */
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

test('an image is found on the next visit, under its collection and version only', async () => {
  const { storage } = createStorage()
  await createDatabaseCache(() => storage).write('docs', 'v1', () => IMAGE)
  const next = createDatabaseCache(() => storage)
  expect(await next.read('docs', 'v1')).toEqual(IMAGE)
  expect(await next.read('docs', 'v2')).toBeUndefined()
  expect(await next.read('posts', 'v1')).toBeUndefined()
})

test('an image replaces those of other versions, and of no other collection', async () => {
  const { storage, kept } = createStorage()
  const cache = createDatabaseCache(() => storage)
  await cache.write('docs', 'v1', () => IMAGE)
  await cache.write('posts', 'v1', () => IMAGE)
  await cache.write('docs', 'v2', () => IMAGE)
  expect([...kept.keys()]).toEqual(['/api/content/posts/image?v=v1', '/api/content/docs/image?v=v2'])
})

describe('nothing is kept, and nothing is said,', () => {
  test('where there is no storage: on plain http', async () => {
    const cache = createDatabaseCache(() => undefined)
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('where asking for it is forbidden', async () => {
    const cache = createDatabaseCache(() => {
      throw new DOMException('Not here.', 'SecurityError')
    })
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('where opening it is forbidden', async () => {
    const open = async () => Promise.reject(new DOMException('Not here.', 'SecurityError'))
    const cache = createDatabaseCache(() => ({ open }) as unknown as CacheStorage)
    await cache.write('docs', 'v1', never)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('when it is full', async () => {
    const { storage } = createStorage({ isFull: true })
    const cache = createDatabaseCache(() => storage)
    await cache.write('docs', 'v1', () => IMAGE)
    expect(await cache.read('docs', 'v1')).toBeUndefined()
  })

  test('when the database was closed before', async () => {
    const { storage, kept } = createStorage()
    await createDatabaseCache(() => storage).write('docs', 'v1', () => {
      throw new Error('closed')
    })
    expect(kept.size).toBe(0)
  })
})
