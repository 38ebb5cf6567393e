import { createElement } from 'react'
import { defineIsland, type Island, type IslandAnswer } from '@galley/core/island'
import Fastify, { type FastifyInstance } from 'fastify'
import { styled } from 'styled-components'
import { z } from 'zod'
import { handleError } from '../error-response'
import type { IslandLimits } from './island-limits'
import { registerIslands } from './islands'

const FACTS = { build: { id: '0123456789abcdef0123', timestamp: 0 }, pages: 7, startedAt: 0 }
const Red = styled.p`
  color: red;
`

let renders: number
let signals: AbortSignal[]
const apps: FastifyInstance[] = []

beforeEach(() => {
  renders = 0
  signals = []
})
afterEach(async () => {
  jest.useRealTimers()
  for (const app of apps.splice(0)) await app.close()
})

const greeting = defineIsland({
  title: 'A greeting',
  params: z.strictObject({ name: z.string().min(1), times: z.coerce.number().int().max(100).default(1) }),
  maxAgeS: 60,
  render: async ({ name, times }, { pages }) => {
    renders += 1
    await Promise.resolve()
    return createElement(Red, null, `Hello ${name}, `.repeat(times), `${pages} pages`)
  },
})
const never: Island = {
  params: z.strictObject({}),
  maxAgeS: 60,
  render: (_params, _facts, signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  },
}
const broken: Island = {
  ...never,
  render: async () => {
    renders += 1
    throw new Error('the database password is 1234')
  },
}
const islands: Record<string, Island> = { greeting, never, broken }

function start(limits: Partial<IslandLimits> = {}) {
  const app = Fastify()
  app.setErrorHandler(handleError)
  const load = async (key: string) => islands[key]!
  registerIslands(app, { facts: FACTS, islands: { keys: () => Object.keys(islands), load }, limits })
  apps.push(app)
  return (url: string, headers = {}) => app.inject({ url: `/_island/${url}`, headers })
}

test('returns the HTML of an island with its CSS rules and cache time', async () => {
  const response = await start()('greeting.json?name=Ada%20%26%20Bo')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-robots-tag': 'noindex',
    'x-ratelimit-limit': '120',
  })
  const { html, title, styles } = response.json<IslandAnswer>()
  const [, name] = /^<p class="\S+ (\w+)">Hello Ada &amp; Bo, 7 pages<\/p>$/.exec(html) ?? []
  expect(title).toBe('A greeting')
  expect(styles).toBe(`.${name}{color:red;}`)
})

test('renders an answer once until it expires, for simultaneous requests with parameters in any order', async () => {
  const get = start()
  await Promise.all([get('greeting.json?name=Ada&times=2'), get('greeting.json?times=2&name=Ada')])
  expect(renders).toBe(1)
  jest.useFakeTimers({ now: Date.now() + 59_500, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const late = await get('greeting.json?name=Ada&times=2')
  expect([renders, late.headers['cache-control']]).toEqual([1, 'public, max-age=1'])
  jest.setSystemTime(Date.now() + 1000)
  await get('greeting.json?name=Ada&times=2')
  expect(renders).toBe(2)
})

test('renders the least recently used answer again when the cache is full', async () => {
  const get = start({ answers: 2 })
  for (const name of ['Ada', 'Bo', 'Ada', 'Cy', 'Ada']) await get(`greeting.json?name=${name}`)
  expect(renders).toBe(3)
  await get('greeting.json?name=Bo')
  expect(renders).toBe(4)
})

test.each([
  ['greetin.json', 404, 'Did you mean "greeting.json"? Islands: greeting.json, never.json, broken.json.'],
  ['..%2fserver%2fmain.json', 404, 'There is no island "../server/main.json".'],
  ['toString.json', 404, 'There is no island "toString.json".'],
  ['greeting.json', 400, 'Island "greeting": "name" is missing. Add it: a text. Parameters: name, times.'],
  ['greeting.json?name=Ada&times=many', 400, 'Island "greeting": "times" must be a number, got "many". Correct it.'],
  ['never.json?a=1', 400, 'Island "never": "a" is not a field. Parameters: none.'],
  [`greeting.json?name=${'a'.repeat(500)}`, 414, 'at most 500 characters, got 505. Send shorter parameters.'],
] as const)('answers %s with the error %i, which is not cached', async (url, status, error) => {
  const response = await start()(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json<{ error: string }>().error).toContain(error)
})

test('aborts an island that takes too long, and renders the island again for the next request', async () => {
  const get = start({ renderMs: 20 })
  const response = await get('never.json')
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    504,
    { error: 'Island "never" did not answer within 0.02 s. Try again later.' },
    'no-store',
  ])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await get('never.json')
  expect(signals).toHaveLength(2)
})

test('hides the error of an island, and renders the island again for the next request', async () => {
  const get = start()
  const response = await get('broken.json')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: 'Something went wrong on the server. Try again later.' })
  await get('broken.json')
  expect(renders).toBe(2)
})

test('refuses all methods but GET and HEAD', async () => {
  start()
  const post = await apps[0]!.inject({ method: 'POST', url: '/_island/greeting.json?name=Ada' })
  expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD'])
  const head = await apps[0]!.inject({ method: 'HEAD', url: '/_island/greeting.json?name=Ada' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
