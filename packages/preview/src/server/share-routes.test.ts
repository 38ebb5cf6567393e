import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PREVIEW_API, type SharedLink } from '@galley/core/preview'
import { createPreviewServer, type PreviewServer } from './preview-server.fixture'
import { MAX_SHARED_LINKS } from './tokens'

const DAY_MS = 24 * 60 * 60 * 1000

let server: PreviewServer
let token: string

beforeAll(async () => {
  server = await createPreviewServer({
    branches: { main: { 'docs/a.md': '# Ink\n', 'docs/b.md': '# Paper\n' }, other: { 'docs/a.md': '# Ink there\n' } },
  })
}, 60_000)
beforeEach(async () => {
  rmSync(server.sharedLinks, { force: true })
  token = await server.sign({ expiresInSeconds: (365 * DAY_MS) / 1000 })
})
afterAll(() => server.close())

interface Shared {
  id: string
  token: string
  expires: string
}

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, as = token, payload?: object) =>
  server.send(`${PREVIEW_API}/${path}`, as, { method, ...(payload && { payload }) })
const share = async (path = '/docs/a', as = token, query = '') =>
  (await ask('POST', `share${query}`, as, { path })).json<Shared>()
const list = async (as = token) => (await ask('GET', 'shares', as)).json<{ shares: SharedLink[] }>().shares
const idsOf = async (as = token) => (await list(as)).map(({ id }) => id)
const statusFor = async (as: string) => (await ask('GET', 'session', as)).statusCode

describe('the end of a shared link', () => {
  const shareUntil = (expires: unknown, as = token) => ask('POST', 'share', as, { path: '/docs/a', expires })
  const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS).toISOString()
  const daysUntil = ({ expires }: Shared) => (Date.parse(expires) - Date.now()) / DAY_MS

  test('is the requested time', async () => {
    const wanted = inDays(30)
    expect((await shareUntil(wanted)).json()).toMatchObject({ expires: wanted })
    expect(daysUntil((await shareUntil(wanted.replace('.000Z', '+00:00'))).json())).toBeCloseTo(30, 2)
  })

  test.each([
    ['2027-01-31', '"expires" must be a time such as "2026-11-30T14:05:00Z", got "2027-01-31". Correct it.'],
    [null, '"expires" must be a time such as "2026-11-30T14:05:00Z", got null. Correct it.'],
    ['2020-01-01T00:00:00Z', '"expires" must be in the future, got "2020-01-01T00:00:00Z". Send a later time.'],
    [
      '2999-01-01T00:00:00Z',
      'A shared link is valid for at most 90 days, got "2999-01-01T00:00:00Z". Send an earlier time.',
    ],
  ])('cannot be %j', async (expires, error) => {
    const answer = await shareUntil(expires)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
    expect(await list()).toEqual([])
  })
})

describe('shared links', () => {
  test('are listed with page, branch and dates, the newest first, without their tokens', async () => {
    const first = await share('/docs/a')
    const second = await share('/docs/a', token, '?branch=other')
    const link = { id: second.id, path: '/docs/a', title: 'Ink there', branch: 'other', expires: second.expires }
    expect(await list()).toEqual([
      { ...link, createdAt: expect.any(String) as unknown },
      expect.objectContaining({ id: first.id, title: 'Ink', branch: 'main' }),
    ])
    expect(readFileSync(server.sharedLinks, 'utf8')).not.toContain(first.token.split('.')[2])
  })

  test('are listed for the token that they were shared from, with links shared from these', async () => {
    const others = await server.sign()
    const mine = await share()
    const theirs = await share('/docs/a', others)
    const onward = await share('/docs/a', mine.token)
    expect(await idsOf()).toEqual([onward.id, mine.id])
    expect((await list()).map(({ from }) => from)).toEqual([mine.id, undefined])
    expect(await idsOf(mine.token)).toEqual([onward.id])
    expect((await list(mine.token))[0]).not.toHaveProperty('from')
    expect(await idsOf(onward.token)).toEqual([])
    expect(await idsOf(others)).toEqual([theirs.id])
  })

  test('leave the list when they expire, and leave the file when another link is shared', async () => {
    const expires = new Date(Date.now() + 60_000).toISOString()
    const brief = (await ask('POST', 'share', token, { path: '/docs/a', expires })).json<Shared>()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    expect(await list()).toEqual([])
    await share()
    clock.mockRestore()
    expect(readFileSync(server.sharedLinks, 'utf8')).not.toContain(brief.id)
  })

  test('are limited in number; revoking one allows another', async () => {
    const first = await share()
    for (let count = 1; count < MAX_SHARED_LINKS; count += 1) await share('/docs/a', first.token)
    const refused = await ask('POST', 'share', token, { path: '/docs/a' })
    const error = '200 links of this token are valid. Revoke some before you share another.'
    expect([refused.statusCode, refused.json()]).toEqual([429, { error }])
    await ask('DELETE', `shares/${first.id}`)
    expect((await share()).id).toBeDefined()
  })
})

describe('a revoked link', () => {
  test('stops at once, with the links shared from it', async () => {
    const [mine, kept] = [await share(), await share('/docs/b')]
    const onward = await share('/docs/a', mine.token)
    expect(await statusFor(onward.token)).toBe(200)
    expect((await ask('DELETE', `shares/${mine.id}`)).statusCode).toBe(204)
    expect([await statusFor(mine.token), await statusFor(onward.token)]).toEqual([401, 401])
    expect(await statusFor(kept.token)).toBe(200)
    expect(await idsOf()).toEqual([kept.id])
  })

  test('may be a link that was shared from another shared link', async () => {
    const mine = await share()
    const onward = await share('/docs/a', mine.token)
    expect((await ask('DELETE', `shares/${onward.id}`)).statusCode).toBe(204)
    expect([await statusFor(mine.token), await statusFor(onward.token)]).toEqual([200, 401])
  })

  test('must have been shared from the token of the request', async () => {
    const { token: others, claims } = await server.tokens.sign({ name: 'ben', expiresInSeconds: 3600 })
    const mine = await share()
    const onward = await share('/docs/a', mine.token)
    const foreign = await share('/docs/a', others)
    for (const [id, as] of [
      [foreign.id, token],
      [mine.id, others],
      [mine.id, mine.token],
      [mine.id, onward.token],
      [claims.jti, others],
      ['x', token],
      ['__proto__', token],
    ] as const) {
      const answer = await ask('DELETE', `shares/${id}`, as)
      const error = `No valid link "${id}" was shared from this token. List its links with GET shares.`
      expect([answer.statusCode, answer.json()]).toEqual([404, { error }])
    }
    for (const each of [others, foreign.token, mine.token, onward.token]) expect(await statusFor(each)).toBe(200)
  })
})

test.each(['{"', '{}', '[{"jti":"x"}]'])('shares and revokes nothing if the list is damaged as %s', async (text) => {
  const { id, token: shared } = await share()
  writeFileSync(server.sharedLinks, text)
  server.logged.length = 0
  for (const answer of [
    await ask('GET', 'shares'),
    await ask('POST', 'share', token, { path: '/docs/a' }),
    await ask('DELETE', `shares/${id}`),
  ]) {
    const error =
      'The list of shared links cannot be read or written, so no link can be shared or revoked. See the log of the preview server.'
    expect([answer.statusCode, answer.json()]).toEqual([500, { error }])
  }
  expect(server.logged.join('')).toContain(server.sharedLinks)
  expect(server.logged.join('')).toContain('npx galley preview-revoke')
  expect(readFileSync(server.sharedLinks, 'utf8')).toBe(text)
  expect(await statusFor(shared)).toBe(200)
})
