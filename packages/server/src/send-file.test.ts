import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { createFileSender } from './send-file'

const folder = createTestFolder()
let app: FastifyInstance

beforeEach(() => {
  const sendFile = createFileSender(folder.at())
  app = Fastify()
  app.all<{ Params: { '*': string } }>('/*', (request, reply) => sendFile(request, reply, request.params['*']))
})
afterEach(() => app.close())

const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })

/** Longer than the time for which requests share the check of a file. */
const waitForCheck = () => setTimeout(20)

test('sends a replaced file at once, with another ETag', async () => {
  folder.write('page.html', '<h1>First</h1>')
  const first = await get('/page.html')
  await waitForCheck()
  folder.write('page.html', '<h1>Other</h1>')
  const second = await get('/page.html', { 'if-none-match': String(first.headers.etag) })
  expect([second.statusCode, second.body]).toEqual([200, '<h1>Other</h1>'])
  expect((await get('/page.html')).headers.etag).toBe(second.headers.etag)
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('finds a file, and a compressed copy, that did not exist before', async () => {
  const asked = { 'accept-encoding': 'br' }
  expect((await get('/new.txt', asked)).statusCode).toBe(404)
  folder.write('new.txt', 'new')
  await waitForCheck()
  expect((await get('/new.txt', asked)).body).toBe('new')
  folder.write('new.txt.br', brotliCompressSync('new'))
  await waitForCheck()
  expect((await get('/new.txt', asked)).headers['content-encoding']).toBe('br')
})

test.each([
  ['a small file', 1000],
  ['a file that is too large for the memory', 600_000],
])('sends %s with the same headers as its parts, its HEAD and its 304', async (_name, size) => {
  const body = 'Read on.\n'.repeat(size / 9)
  folder.write('text.txt', body)
  const whole = await get('/text.txt')
  expect(whole.body).toBe(body)
  expect(whole.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
  })
  const { etag, 'last-modified': modified } = whole.headers
  const same = { etag, 'last-modified': modified, 'accept-ranges': 'bytes', vary: 'Accept-Encoding' }
  const part = await get('/text.txt', { range: 'bytes=0-6' })
  expect([part.statusCode, part.body]).toEqual([206, 'Read on'])
  expect(part.headers).toMatchObject(same)
  const head = await app.inject({ method: 'HEAD', url: '/text.txt' })
  expect(head.headers).toMatchObject({ ...same, 'content-length': String(body.length) })
  for (const condition of [{ 'if-none-match': `"other", ${etag}` }, { 'if-modified-since': modified }]) {
    const unchanged = await get('/text.txt', condition)
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.headers).toMatchObject(same)
    expect(unchanged.headers['content-type']).toBeUndefined()
  }
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip', undefined],
  ['br;q=0, gzip', undefined],
  [undefined, undefined],
])('for Accept-Encoding: %s, sends the encoding %s', async (accepted, encoding) => {
  folder.write('app.js', 'let a')
  folder.write('app.js.br', brotliCompressSync('let a'))
  const { headers } = await get('/app.js', accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
})

test('sends a range outside the file as 416', async () => {
  folder.write('short.txt', 'short')
  expect((await get('/short.txt', { range: 'bytes=10-' })).statusCode).toBe(416)
})

test('a file whose name has special characters is sent in parts too', async () => {
  folder.write('100% é#?.txt', 'named')
  expect((await get('/100%25%20%C3%A9%23%3F.txt')).body).toBe('named')
  expect((await get('/100%25%20%C3%A9%23%3F.txt', { range: 'bytes=0-1' })).body).toBe('na')
})
