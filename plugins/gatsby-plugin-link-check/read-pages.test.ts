import { utimesSync } from 'node:fs'
import { INTERVAL_MS } from '@galley/node/progress'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { readPages } from './read-pages'

const HOUR_S = 3600

const { at, write: writeFile } = createTestFolder()
const stored = new Map<string, unknown>()
const cache = {
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
}

function write(file: string, html: string, timeS = HOUR_S) {
  writeFile(file, html)
  utimesSync(at(file), timeS, timeS)
}

const tell = jest.fn()
const read = (...paths: string[]) => readPages(at(), paths, 'https://galley.example', cache, tell)

beforeEach(() => stored.clear())

describe('readPages', () => {
  it('reads the file of each page, if the page has one', async () => {
    write('docs/install/index.html', '<a href="deploy">')
    write('404.html', '<a href="/lost">')
    const pages = await read('/docs/install', '/404.html', '/on-demand')
    expect([...pages].map(([path, page]) => [path, page?.targets])).toEqual([
      ['/docs/install', ['/docs/deploy']],
      ['/404.html', ['/lost']],
      ['/on-demand', undefined],
    ])
  })

  it('reports its progress during a long run', async () => {
    let now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => (now += INTERVAL_MS))
    await read('/', '/on-demand')
    jest.restoreAllMocks()
    expect(tell.mock.calls).toEqual([1, 2].map((count) => [`${count} of 2 pages are searched for links`]))
  })

  it.each([
    ['does not read a page again whose file has the same time and size', '/two', HOUR_S, '/one'],
    ['reads a page again that was written at another time', '/two', 2 * HOUR_S, '/two'],
    ['reads a page again that was written with another size', '/three', HOUR_S, '/three'],
  ])('%s', async (_, target, timeS, expected) => {
    write('index.html', '<a href="/one">')
    await read('/')
    write('index.html', `<a href="${target}">`, timeS)
    expect((await read('/')).get('/')?.targets).toEqual([expected])
  })

  it('removes a page that no longer exists from the cache', async () => {
    write('old/index.html', '<a href="/one">')
    await read('/old')
    await read()
    write('old/index.html', '<a href="/two">')
    expect((await read('/old')).get('/old')?.targets).toEqual(['/two'])
  })
})
