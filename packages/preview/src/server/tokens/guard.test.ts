import { createHmac, randomUUID } from 'node:crypto'
import { REFUSAL, TOKEN_NAME } from '@galley/core/preview'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { SignJWT } from 'jose'
import { MAX_TOKEN_LENGTH } from './claims'
import { createGuard, FAILURE_WINDOW_MS, MAX_FAILURES, registerGuard } from './guard'
import { CLOCK_TOLERANCE_SECONDS, createTokens } from './tokens'

const SECRET = new Uint8Array(32).fill(1)
const NOW = Date.UTC(2025, 0, 31)
const OWN_ORIGIN = 'http://localhost'
const EDITOR_ORIGIN = 'https://docs.example.com'

let time: number
let revoked: Set<string>
let app: FastifyInstance
let logLines: string[]
const now = () => time
const tokens = createTokens({ secret: SECRET, revocations: { read: async () => revoked }, now })

beforeEach(async () => {
  time = NOW
  jest.spyOn(Date, 'now').mockImplementation(now)
  revoked = new Set()
  logLines = []
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logLines.push(line) } }, trustProxy: true })
  registerGuard(app, await createGuard(app, { tokens, allowedOrigins: [EDITOR_ORIGIN], defaultBranch: 'main' }))
  app.all('/', async ({ preview }) => ({ name: preview.sub }))
})
afterEach(() => app.close())

const sign = async (options: Partial<Parameters<typeof tokens.sign>[0]> = {}) =>
  (await tokens.sign({ name: 'ana', expiresInSeconds: 3600, ...options })).token

const signDocs = () => sign({ paths: ['/docs/**'] })

const send = (token: string | undefined, { headers, ...options }: InjectOptions = {}) =>
  app.inject({
    url: '/',
    ...options,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  })

const sendCookie = (token: string, options: InjectOptions = {}) =>
  send(undefined, { ...options, headers: { cookie: `a=b; ${TOKEN_NAME}=${token}; c=d`, ...options.headers } })

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The claims of a valid token, for forged signatures. */
const claims = () => {
  const iat = NOW / 1000
  return { jti: randomUUID(), sub: 'ana', iat, exp: iat + 3600, iss: 'preview-server', aud: 'preview' }
}
const forge = (changes: object, header: object = {}, secret = SECRET) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(secret)

async function signRevoked() {
  const { token, claims } = await tokens.sign({ name: 'ana', expiresInSeconds: 60 })
  revoked.add(claims.jti)
  return token
}

/** Signs a valid token with our secret, under another algorithm in the header. */
function signAs(alg: string, hash: string) {
  const input = `${encode({ alg, typ: 'JWT' })}.${encode(claims())}`
  return `${input}.${createHmac(hash, SECRET).update(input).digest('base64url')}`
}

/** Returns everything that the sender sees, except the date. */
function seen({ statusCode, statusMessage, headers: { date, ...headers }, rawPayload }: LightMyRequestResponse) {
  return { statusCode, statusMessage, headers: JSON.stringify(headers), body: rawPayload.toString() }
}

describe('a valid token', () => {
  test('is accepted as a header and as a cookie', async () => {
    const token = await sign()
    for (const response of [
      await send(token),
      await send(token, { headers: { authorization: `bearer  ${token} ` } }),
      await sendCookie(token),
      await sendCookie(token, { headers: { authorization: 'Basic dXNlcjpwYXNzd29yZA==' } }),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([200, { name: 'ana' }])
    }
  })

  test('with the claims of the forged tokens is accepted: only its one fault causes the refusal of each forged token below', async () => {
    expect((await send(await forge({}))).statusCode).toBe(200)
  })

  test('is accepted for its branches and paths', async () => {
    const token = await sign({ branches: ['main', 'next'], paths: ['/docs/**'] })
    for (const url of ['/', '/?branch=', '/?branch=next', '/?path=/docs', '/?path=%2Fdocs%2Fa&branch=main']) {
      expect((await send(token, { url })).statusCode).toBe(200)
    }
  })
})

describe('a refusal', () => {
  const refused: [string, () => Promise<LightMyRequestResponse>][] = [
    ['no token', () => send(undefined)],
    ['no JWT', () => send('let-me-in')],
    ['another secret', async () => send(await forge({}, {}, new Uint8Array(32).fill(2)))],
    ['a token that is not valid yet', async () => send(await forge({ nbf: NOW / 1000 + CLOCK_TOLERANCE_SECONDS + 1 }))],
    ['a revoked token', async () => send(await signRevoked())],
    ['another branch', async () => send(await sign({ branches: ['main'] }), { url: '/?branch=next' })],
    ['the default branch with a token for another branch', async () => send(await sign({ branches: ['next'] }))],
    ['two branches', async () => send(await sign(), { url: '/?branch=main&branch=next' })],
    ['another path', async () => send(await signDocs(), { url: '/?path=/blog' })],
    ['a path that bypasses the pattern', async () => send(await signDocs(), { url: '/?path=/docs/%252e%252e/blog' })],
    ['two paths', async () => send(await sign(), { url: '/?path=/docs&path=/blog' })],
    ['a tampered payload', async () => send((await signDocs()).replace(/(?<=\.).*(?=\.)/, encode(claims())))],
    ['alg none with the signature of HS256', () => send(signAs('none', 'sha256'))],
    ['HS512 with our secret', () => send(signAs('HS512', 'sha512'))],
    ['RS256 signed with our secret', () => send(signAs('RS256', 'sha256'))],
    ['another type', async () => send(await forge({}, { typ: 'at+jwt' }))],
    ['another issuer', async () => send(await forge({ iss: 'somebody' }))],
    ['another audience', async () => send(await forge({ aud: 'images' }))],
    ['no end', async () => send(await forge({ exp: undefined }))],
    ['no id', async () => send(await forge({ jti: undefined }))],
    ['an id that cannot be revoked', async () => send(await forge({ jti: '\n' }))],
    ['a scope that is not a list', async () => send(await forge({ paths: '/docs/**' }))],
    ['a pattern that is a regular expression', async () => send(await forge({ paths: ['/(a+)+b'] }))],
    ['a huge token', async () => send(await forge({ padding: 'a'.repeat(MAX_TOKEN_LENGTH) }))],
    [
      'a wrong header beside a good cookie',
      async () => sendCookie(await sign(), { headers: { authorization: 'Bearer x' } }),
    ],
    [
      'a token under another scheme',
      async () => send(undefined, { headers: { authorization: `Token ${await sign()}` } }),
    ],
    ['a token in the URL', async () => send(undefined, { url: `/?preview=${await sign()}` })],
    ['an empty cookie', () => sendCookie('')],
    ['a malformed cookie', () => send(undefined, { headers: { cookie: `=;;${TOKEN_NAME}; ${TOKEN_NAME}=%zz"%00;` } })],
    [
      'a cookie of another name',
      async () => send(undefined, { headers: { cookie: `x${TOKEN_NAME}=${await sign()}` } }),
    ],
    [
      'a POST request from another site with the cookie',
      async () => sendCookie(await sign(), { method: 'POST', headers: { origin: 'https://evil.example' } }),
    ],
    ['a POST request with the cookie and without an origin', async () => sendCookie(await sign(), { method: 'POST' })],
    [
      'a DELETE request from another port with the cookie',
      async () => sendCookie(await sign(), { method: 'DELETE', headers: { origin: 'http://localhost:81' } }),
    ],
  ]

  test('is a 401 with a fixed body, without caching and indexing', async () => {
    const response = await send(undefined)
    expect([response.statusCode, response.json()]).toEqual([401, REFUSAL])
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'www-authenticate': 'Bearer',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  test.each(refused)('of %s is the same, byte for byte', async (_what, ask) => {
    const response = seen(await ask())
    expect(response).toEqual(seen(await send(undefined)))
    expect(response.statusCode).toBe(401)
  })

  test('does not run the route, and logs no tokens and no errors', async () => {
    const route = jest.fn(async () => 'secret')
    app.get('/route', route)
    await send(await forge({ iss: 'somebody' }), { url: '/route' })
    expect(route).not.toHaveBeenCalled()
    expect(logLines).toEqual([])
  })
})

describe('a cookie', () => {
  test.each([OWN_ORIGIN, EDITOR_ORIGIN])('is enough for changes from a page of %s', async (origin) => {
    expect((await sendCookie(await sign(), { method: 'POST', headers: { origin } })).statusCode).toBe(200)
  })

  test('is enough for changes behind a proxy that ends TLS', async () => {
    const headers = { host: 'preview.example.com', origin: 'https://preview.example.com' }
    expect((await sendCookie(await sign(), { method: 'POST', headers })).statusCode).toBe(200)
  })

  test('is not needed with a header, which other sites cannot send', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await send(await sign(), { method: 'POST', headers })).statusCode).toBe(200)
  })
})

describe('failed attempts', () => {
  const from = (ip: string): InjectOptions => ({ headers: { 'x-forwarded-for': ip } })
  const fail = async (ip: string, times: number) => {
    for (let time = 0; time < times; time += 1) await send('wrong', from(ip))
  }

  test('of an IP address are limited, with the same response and a Retry-After header', async () => {
    await fail('1.1.1.1', MAX_FAILURES - 1)
    const before = await send(undefined, from('1.1.1.1'))
    expect(before.headers['retry-after']).toBeUndefined()
    const limited = await send('wrong', from('1.1.1.1'))
    expect([limited.statusCode, limited.body]).toEqual([401, before.body])
    expect(limited.headers).toMatchObject({ 'retry-after': String(FAILURE_WINDOW_MS / 1000), connection: 'close' })
    expect(seen(await send(undefined, from('1.1.1.1')))).toEqual(seen(limited))
    expect(seen(await send(await forge({ iss: 'x' }), from('1.1.1.1')))).toEqual(seen(limited))
  })

  test('do not block a valid token behind the same IP address', async () => {
    await fail('1.1.1.1', MAX_FAILURES + 5)
    expect((await send(await sign(), from('1.1.1.1'))).statusCode).toBe(200)
  })

  test('do not include attempts from other addresses, requests without a token or requests outside a scope', async () => {
    await fail('1.1.1.1', MAX_FAILURES)
    const token = await sign({ paths: ['/docs'] })
    for (let time = 0; time <= MAX_FAILURES; time += 1) {
      await send(undefined, from('2.2.2.2'))
      await send(token, { ...from('2.2.2.2'), url: '/?path=/blog' })
    }
    expect((await send('wrong', from('2.2.2.2'))).headers['retry-after']).toBeUndefined()
  })

  test('are logged once, without the tokens', async () => {
    await fail('1.1.1.1', MAX_FAILURES + 5)
    expect(logLines).toHaveLength(1)
    expect(JSON.parse(logLines[0]!)).toMatchObject({
      ip: '1.1.1.1',
      msg: 'an IP address tried many preview tokens that are not valid',
    })
    expect(logLines[0]).not.toContain('wrong')
  })
})

test('a disconnected client causes no failed attempt and no error', async () => {
  const server = Fastify()
  const guard = await createGuard(server, { tokens })
  const identified = new Promise((resolve, reject) => {
    server.get('/', async (request) => {
      request.socket.destroy()
      await guard.identify(request, 'bad').then(resolve, reject)
    })
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(url)).rejects.toThrow()
  expect(await identified).toBeUndefined()
  await server.close()
})

test('a token argument replaces header and cookie', async () => {
  const open = Fastify()
  const guard = await createGuard(open, { tokens })
  open.get<{ Querystring: { preview: string } }>('/', async (request) => {
    return (await guard.identify(request, request.query.preview))?.sub ?? 'nobody'
  })
  const token = await sign()
  expect((await open.inject({ url: `/?preview=${token}` })).body).toBe('ana')
  const headers = { authorization: `Bearer ${token}` }
  expect((await open.inject({ url: '/?preview=', headers })).body).toBe('nobody')
  await open.close()
})
