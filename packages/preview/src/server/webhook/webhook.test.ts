import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { RefreshResult } from '../branches/branches'
import {
  MIN_WEBHOOK_SECRET_BYTES,
  readWebhookSecret,
  registerWebhook,
  REPLAY_WINDOW_MS,
  TIMESTAMP_WINDOW_SECONDS,
  UNSIGNED,
  WEBHOOK_LIMIT_BYTES,
  WEBHOOK_PATH,
} from './register-webhook'

const SECRET = 'a secret that is long enough for a webhook'
const BODY = '{"ref":"refs/heads/main"}'
const DONE: RefreshResult = { changed: ['main'], gone: [], problems: [] }

let clock: number
let app: FastifyInstance
const refresh = jest.fn<Promise<RefreshResult>, []>()

function createApp(secret: string | undefined) {
  const created = Fastify()
  registerWebhook(created, secret, refresh)
  return created
}

beforeEach(() => {
  clock = Date.parse('2025-01-31T12:00:00Z')
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  refresh.mockReset().mockResolvedValue(DONE)
  app = createApp(SECRET)
})
afterEach(() => app.close())

const sign = (text: string | Buffer, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

type Headers = Record<string, string>

const github = (body = BODY, event = 'push', id = '72d3162e'): Headers => ({
  'content-type': 'application/json',
  'x-github-event': event,
  'x-github-delivery': id,
  'x-hub-signature-256': sign(body),
})
const gitlab = (id = '13792a34', event = 'Push Hook'): Headers => ({
  'content-type': 'application/json',
  'x-gitlab-event': event,
  'x-gitlab-event-uuid': id,
  'x-gitlab-token': SECRET,
})
const plain = (body = BODY, seconds: string | number = Math.floor(clock / 1000)): Headers => ({
  'x-preview-timestamp': String(seconds),
  'x-preview-signature-256': sign(`${seconds}.${body}`),
})

const send = (headers: Headers, payload: string | Buffer = BODY) =>
  app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })

describe('a message with a valid signature', () => {
  test.each([
    ['GitHub', () => github()],
    ['GitHub after a branch was deleted', () => github(BODY, 'delete')],
    ['GitLab', () => gitlab()],
    ['a plain script', () => plain()],
  ])('from %s is answered at once, and causes a fetch', async (_who, headers) => {
    refresh.mockReturnValue(new Promise(() => undefined))
    const response = await send(headers())
    expect([response.statusCode, response.json()]).toEqual([202, { status: 'refreshing' }])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('without a body causes a fetch', async () => {
    expect((await send(plain(''), '')).statusCode).toBe(202)
  })

  test('is verified by its bytes, which may not be valid text', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0xfe])
    expect((await send({ ...github(), 'x-hub-signature-256': sign(bytes) }, bytes)).statusCode).toBe(202)
  })

  test.each([
    ['a ping', () => github(BODY, 'ping')],
    ['an issue', () => gitlab('1', 'Issue Hook')],
  ])('about %s causes no fetch', async (_what, headers) => {
    const response = await send(headers())
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'nothing to do' }])
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('a message is refused', () => {
  const now = Math.floor(Date.parse('2025-01-31T12:00:00Z') / 1000)
  test.each<[string, () => Headers, string?]>([
    ['without a signature', () => ({})],
    ['with another body', () => github(), `${BODY} `],
    ['with the signature of another secret', () => ({ ...github(), 'x-hub-signature-256': sign(BODY, 'another') })],
    ['with an empty signature', () => ({ ...github(), 'x-hub-signature-256': '' })],
    ['with SHA-1', () => ({ 'x-github-event': 'push', 'x-hub-signature': sign(BODY).replace('sha256', 'sha1') })],
    ['with a wrong signature and a right token', () => ({ ...gitlab(), 'x-hub-signature-256': 'sha256=1' })],
    ['with a wrong token', () => ({ ...gitlab(), 'x-gitlab-token': `${SECRET}x` })],
    ['without a timestamp', () => ({ 'x-preview-signature-256': sign(`.${BODY}`) })],
    ['with another timestamp', () => ({ ...plain(), 'x-preview-timestamp': String(now + 1) })],
    ['that is too old', () => plain(BODY, now - TIMESTAMP_WINDOW_SECONDS - 1)],
    ['with a timestamp in the future', () => plain(BODY, now + TIMESTAMP_WINDOW_SECONDS + 1)],
    ['with a timestamp that is no number', () => plain(BODY, '1e9')],
  ])('%s, always with the same response', async (_how, headers, body = BODY) => {
    const response = await send(headers(), body)
    expect([response.statusCode, response.json()]).toEqual([401, UNSIGNED])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(refresh).not.toHaveBeenCalled()
  })

  test('only beyond the maximum age', async () => {
    expect((await send(plain(BODY, now - TIMESTAMP_WINDOW_SECONDS))).statusCode).toBe(202)
    expect((await send(plain(BODY, now + TIMESTAMP_WINDOW_SECONDS))).statusCode).toBe(202)
  })

  test('if it is too large, before it is read', async () => {
    const body = 'x'.repeat(WEBHOOK_LIMIT_BYTES + 1)
    const response = await send(github(body), body)
    const error = `The body is larger than ${WEBHOOK_LIMIT_BYTES} bytes. Let the webhook send pushes only.`
    expect([response.statusCode, response.json()]).toEqual([413, { error }])
    const largest = 'x'.repeat(WEBHOOK_LIMIT_BYTES)
    expect((await send(github(largest), largest)).statusCode).toBe(202)
  })
})

describe('a repeated message', () => {
  test.each([
    ['GitHub', () => github()],
    ['GitLab', () => gitlab()],
    ['a plain script', () => plain()],
  ])('from %s within an hour causes one fetch', async (_who, headers) => {
    const replayed = headers()
    expect((await send(replayed)).statusCode).toBe(202)
    clock += TIMESTAMP_WINDOW_SECONDS * 1000
    const again = await send(replayed)
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'already seen' }])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('with another unsigned id still counts as a replay', async () => {
    await send(github(BODY, 'push', 'first'))
    expect((await send(github(BODY, 'push', 'second'))).json()).toEqual({ status: 'already seen' })
  })

  test('causes a fetch after an hour', async () => {
    await send(github())
    clock += REPLAY_WINDOW_MS - 1
    expect((await send(github())).statusCode).toBe(200)
    clock += 1
    expect((await send(github())).statusCode).toBe(202)
  })

  test('causes a fetch if the previous fetch failed', async () => {
    refresh.mockResolvedValueOnce({ changed: [], gone: [], problems: ['The repository cannot be reached.'] })
    await send(github())
    refresh.mockRejectedValueOnce(new Error('broken'))
    expect((await send(github())).statusCode).toBe(202)
    expect((await send(github())).statusCode).toBe(202)
    expect((await send(github())).statusCode).toBe(200)
  })
})

test('without a secret, webhooks are off, even for an empty signature', async () => {
  await app.close()
  app = createApp(undefined)
  const response = await send({ ...github(), 'x-hub-signature-256': sign(BODY, '') })
  const error = 'Webhooks are off. Set PREVIEW_WEBHOOK_SECRET to enable them.'
  expect([response.statusCode, response.json()]).toEqual([404, { error }])
  expect(refresh).not.toHaveBeenCalled()
})

test('an empty secret turns webhooks off, and a short secret is refused without showing it', () => {
  expect(readWebhookSecret({ PREVIEW_WEBHOOK_SECRET: '' })).toBeUndefined()
  const short = 'x'.repeat(MIN_WEBHOOK_SECRET_BYTES - 1)
  expect(() => readWebhookSecret({ PREVIEW_WEBHOOK_SECRET: short })).toThrow(
    'PREVIEW_WEBHOOK_SECRET must have at least 32 bytes, got 31. Make one with "openssl rand -hex 32", and give it to the repository\'s webhook too.',
  )
  expect(readWebhookSecret({ PREVIEW_WEBHOOK_SECRET: `${short}x` })).toBe(`${short}x`)
})
