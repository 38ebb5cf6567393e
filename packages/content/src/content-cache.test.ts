import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { cacheFileOf, createContentCache, followContent, removeOldCaches, SETTLE_MS } from './content-cache'
import type { ContentFile } from './content-file'
import type { ContentChange } from './describe-change'

const FILES = [
  {
    file: 'docs/a.md',
    kind: 'page',
    digest: 'x',
    savedAt: '',
    entry: { title: 'Ä\u2028 "é" 🚢\n', body: [null, 1.5] },
  },
  { file: 'docs/long.md', kind: 'page', digest: 'l', savedAt: '', entry: { body: ['long '.repeat(50_000)] } },
  { file: 'docs/shot.png', kind: 'image', digest: 'y', savedAt: '' },
  ...Array.from({ length: 50 }, (_, index) => ({ file: `docs/${index}.md`, kind: 'page', digest: 'z', savedAt: '' })),
] as unknown as ContentFile[]

const { at } = createTestFolder()
let file: string
const log = { info: jest.fn(), warn: jest.fn() }

beforeEach(() => {
  file = at('content/tree.ndjson')
  jest.clearAllMocks()
})

const expectNoLog = () => {
  expect(log.info).not.toHaveBeenCalled()
  expect(log.warn).not.toHaveBeenCalled()
}

const open = (compiler = 'compiler 1') => createContentCache({ file, compiler, log })

test('returns the written files at the next start, and only the owner can read the cache', async () => {
  await open().write(FILES)
  expect(open().read()).toEqual(FILES)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  expect(readdirSync(dirname(file))).toEqual(['tree.ndjson'])
  await open().write([])
  expect(open().read()).toEqual([])
  expectNoLog()
})

test('returns no files and logs nothing if the cache is missing', () => {
  expect(open().read()).toEqual([])
  expectNoLog()
})

test.each<[string, (bytes: Buffer) => Buffer | string]>([
  ['is cut off after a line', (bytes) => bytes.subarray(0, bytes.indexOf('\n', 200) + 1)],
  ['has another byte', (bytes) => bytes.toString('latin1').replace('docs/a.md', 'docs/b.md')],
  ['has a line more', (bytes) => `${bytes.toString('latin1')}\n{}`],
  ['is empty', () => ''],
])('ignores a cache that %s, and logs the reason', async (_name, change) => {
  await open().write(FILES)
  writeFileSync(file, change(readFileSync(file)))
  expect(open().read()).toEqual([])
  expect(log.warn.mock.calls).toEqual([[`${file} is not used, because it is damaged. All content is compiled again.`]])
})

test('ignores the cache of another compiler, and logs the reason', async () => {
  await open().write(FILES)
  expect(open('compiler 2').read()).toEqual([])
  expect(log.info.mock.calls).toEqual([
    [`${file} is not used, because another version of the compiler wrote it. All content is compiled again.`],
  ])
})

test('ignores a cache that cannot be read, and logs the reason', () => {
  mkdirSync(file, { recursive: true })
  expect(open().read()).toEqual([])
  expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/because it cannot be read: EISDIR/))
})

test('keeps the old cache if the new one cannot be written, and logs the reason', async () => {
  writeFileSync(dirname(file), '')
  await open().write(FILES)
  expect(log.warn).toHaveBeenCalledWith(
    expect.stringMatching(/cannot be written: .*The next start of the preview server compiles all content again\.$/),
  )
})

test('removes the caches of deleted branches', async () => {
  const names = ['main', 'fix/a']
  for (const name of [...names, 'gone'])
    await createContentCache({ file: cacheFileOf(at(), name), compiler: '', log }).write([])
  writeFileSync(`${cacheFileOf(at(), 'main')}.unfinished`, '')
  await removeOldCaches(at(), names)
  expect(readdirSync(at()).sort()).toEqual(['fix%2Fa.ndjson', 'main.ndjson'])
  await removeOldCaches(at('none'), names)
  expect(existsSync(cacheFileOf(at(), ''))).toBe(false)
})

describe('writes', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function follow() {
    let change: (change: ContentChange) => void = () => undefined
    const onChange = (listener: typeof change) => {
      change = listener
      return () => (change = () => undefined)
    }
    const write = jest.fn<Promise<void>, [unknown]>(async () => undefined)
    const following = followContent({ onChange: onChange as never, save: () => FILES }, { write })
    const event = { revision: 1, files: [], hasNavigation: false }
    const save = () => change({ changed: event, problems: [] })
    return { write, following, save, report: () => change({ problems: [] }) }
  }

  test('writes the content once after the last save', async () => {
    const { write, save, following } = follow()
    for (let saves = 0; saves < 3; saves += 1) {
      save()
      await jest.advanceTimersByTimeAsync(SETTLE_MS - 1)
    }
    expect(write).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(write.mock.calls).toEqual([[FILES]])
    await following.close()
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('writes changed content on close', async () => {
    const { write, save, following } = follow()
    save()
    await following.close()
    expect(write).toHaveBeenCalledTimes(1)
    save()
    await jest.advanceTimersByTimeAsync(SETTLE_MS)
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('writes nothing if no file has changed', async () => {
    const { write, report, following } = follow()
    report()
    await jest.advanceTimersByTimeAsync(SETTLE_MS)
    await following.close()
    expect(write).not.toHaveBeenCalled()
  })
})
