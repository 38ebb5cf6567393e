import { randomUUID } from 'node:crypto'
import { type PreviewClaims, SHARE_SECONDS } from '@galley/core/preview'
import fc from 'fast-check'
import { MAX_PARENTS, MAX_TOKEN_LENGTH, MAX_TOKEN_SECONDS } from './claims'
import { explainPattern, findVisiblePath, maySeeBranch, maySeePath } from './scopes'
import { CLOCK_TOLERANCE_SECONDS, createTokens } from './tokens'

const NOW = Date.UTC(2025, 0, 31)
const HOUR = 60 * 60

let time: number
let revoked: Set<string>
const SECRET = new Uint8Array(32).fill(1)
const tokens = createTokens({ secret: SECRET, revocations: { read: async () => revoked }, now: () => time })

beforeEach(() => {
  time = NOW
  revoked = new Set()
})

const signFor = (options: Partial<Parameters<typeof tokens.sign>[0]> = {}) =>
  tokens.sign({ name: 'ana', expiresInSeconds: HOUR, ...options })

describe('a token', () => {
  test('contains the claims that it was signed with', async () => {
    const { token, claims } = await signFor({ branches: ['main'], paths: ['/docs/**'] })
    const jti = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown
    const times = { iat: NOW / 1000, exp: NOW / 1000 + HOUR }
    expect(claims).toEqual({ jti, sub: 'ana', ...times, branches: ['main'], paths: ['/docs/**'] })
    expect(await tokens.verify(token)).toEqual(claims)
  })

  test.each([
    [(HOUR + CLOCK_TOLERANCE_SECONDS - 1) * 1000, true],
    [(HOUR + CLOCK_TOLERANCE_SECONDS) * 1000, false],
    [-CLOCK_TOLERANCE_SECONDS * 1000, true],
    [(-CLOCK_TOLERANCE_SECONDS - 1) * 1000, false],
  ])('%d ms after it was signed, is valid: %p', async (later, isGood) => {
    const { token } = await signFor()
    time = NOW + later
    expect((await tokens.verify(token)) !== undefined).toBe(isGood)
  })

  test('is invalid while the list of revoked tokens cannot be read', async () => {
    const { token } = await signFor()
    const broken = createTokens({ secret: SECRET, revocations: { read: async () => undefined }, now: () => time })
    expect(await broken.verify(token)).toBeUndefined()
    expect(await tokens.verify(token)).toBeDefined()
  })

  test.each([
    [{ name: '' }, 'The name must have 1 to 100 characters in one line. Give the name of the editor.'],
    [{ name: 'a\nb' }, 'The name must have 1 to 100 characters in one line.'],
    [{ paths: ['/docs/**', 'blog'] }, 'got "blog". Correct it.'],
    [{ expiresInSeconds: 0 }, 'A token lasts at most 365 days, and not less than a second; got 0 seconds.'],
    [{ expiresInSeconds: MAX_TOKEN_SECONDS + 1 }, 'A token lasts at most 365 days'],
    [
      { branches: Array.from({ length: 20 }, () => 'b'.repeat(100)), paths: [`/${'p'.repeat(900)}`] },
      `${MAX_TOKEN_LENGTH} fit into a cookie. Name fewer branches or paths.`,
    ],
  ])('is not signed with %j', async (options, message) => {
    await expect(signFor(options)).rejects.toThrow(message)
  })
})

describe('a shared token', () => {
  test('is for one page and the same person, and expires no later than its parent', async () => {
    const { claims } = await signFor({ branches: ['main', 'next'], paths: ['/docs/**'] })
    const shared = await tokens.share(claims, { path: '/docs/caf%C3%A9/' })
    expect(shared?.claims).toMatchObject({ sub: 'ana', exp: claims.exp, branches: ['main', 'next'] })
    expect(shared?.claims).toMatchObject({ paths: ['/docs/café'], parents: [claims.jti] })
    expect(await tokens.verify(shared?.token)).toEqual(shared?.claims)
    expect((await tokens.share(claims, { path: '/docs', branch: 'next' }))?.claims.branches).toEqual(['next'])
    const longer = await tokens.share(claims, { path: '/docs', expiresInSeconds: MAX_TOKEN_SECONDS })
    expect(longer?.claims.exp).toBe(claims.exp)
  })

  test('lasts a week by default', async () => {
    const { claims } = await signFor({ expiresInSeconds: MAX_TOKEN_SECONDS })
    expect((await tokens.share(claims, { path: '/' }))?.claims.exp).toBe(NOW / 1000 + SHARE_SECONDS)
    expect((await tokens.share(claims, { path: '/', expiresInSeconds: 60 }))?.claims.exp).toBe(NOW / 1000 + 60)
  })

  test.each([
    { path: '/blog' },
    { path: '/docs/../blog' },
    { path: '/docs/**' },
    { path: '/docs/(a|b)' },
    { path: '/docs', branch: 'next' },
    { path: '/docs', branch: '' },
  ])('is not created for %j from a token for other pages or branches', async (options) => {
    const { claims } = await signFor({ branches: ['main'], paths: ['/docs/**'] })
    expect(await tokens.share(claims, options)).toBeUndefined()
  })

  test('is revoked with any token that it was shared from', async () => {
    const first = await signFor()
    const second = await tokens.share(first.claims, { path: '/docs' })
    const third = await tokens.share(second!.claims, { path: '/docs' })
    for (const { claims } of [first, second!, third!]) {
      revoked = new Set([claims.jti])
      expect(await tokens.verify(third?.token)).toBeUndefined()
    }
    revoked = new Set([third!.claims.jti])
    expect(await tokens.verify(second?.token)).toBeDefined()
  })

  test('can be shared again only to a limited depth', async () => {
    let { claims } = await signFor()
    for (let depth = 1; depth <= MAX_PARENTS; depth += 1) {
      const shared = await tokens.share(claims, { path: '/docs' })
      expect(shared?.claims.parents).toHaveLength(depth)
      claims = shared!.claims
    }
    expect(await tokens.share(claims, { path: '/docs' })).toBeUndefined()
  })
})

test('a shared token sees only what its parent sees', async () => {
  const segment = fc.constantFrom('docs', 'blog', 'a', 'a-b', 'é', '.x')
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
  const pattern = fc
    .array(fc.oneof(segment, fc.constantFrom('*', '**', 'a*', '*b')), { minLength: 1, maxLength: 3 })
    .map((segments) => `/${segments.join('/')}`)
    .filter((text) => explainPattern(text) === undefined)
  const branch = fc.constantFrom('', 'main', 'next', 'old')
  const parent: fc.Arbitrary<PreviewClaims> = fc.record({
    jti: fc.constant(randomUUID()),
    sub: fc.constant('ana'),
    iat: fc.constant(NOW / 1000),
    exp: fc.integer({ min: NOW / 1000 - 10, max: NOW / 1000 + 1000 }),
    branches: fc.option(fc.array(branch, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    paths: fc.option(fc.array(pattern, { minLength: 1, maxLength: 3 }), { nil: undefined }),
  })
  const options = fc.record({
    path: fc.oneof(path, pattern),
    branch: fc.option(branch, { nil: undefined }),
    expiresInSeconds: fc.integer({ min: 1, max: 2000 }),
  })
  let shares = 0
  await fc.assert(
    fc.asyncProperty(parent, options, fc.array(path), async (claims, asked, paths) => {
      const shared = await tokens.share(claims, asked)
      if (!shared) return
      shares += 1
      expect(await tokens.verify(shared.token)).toEqual(shared.claims)
      expect(shared.claims.exp).toBeLessThanOrEqual(claims.exp)
      for (const seen of paths) {
        if (maySeePath(shared.claims, seen)) expect(findVisiblePath(claims, seen)).toBe(asked.path)
      }
      for (const name of ['', 'main', 'next', 'old']) {
        if (maySeeBranch(shared.claims, name)) expect(maySeeBranch(claims, name)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
  expect(shares).toBeGreaterThan(10)
})
