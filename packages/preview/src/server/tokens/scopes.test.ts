import type { PreviewClaims } from '@galley/core/preview'
import fc from 'fast-check'
import { explainPattern, findVisiblePath, MAX_PATH_LENGTH, MAX_WILDCARDS, maySeeBranch, maySeePath } from './scopes'

const ALL: PreviewClaims = { jti: '', sub: 'ana', iat: 0, exp: 1 }
const claimsFor = (scopes: Partial<PreviewClaims>) => ({ ...ALL, ...scopes })

describe('a pattern of paths', () => {
  test.each([
    ['/docs/**', '/docs', true],
    ['/docs/**', '/docs/.well-known/a', true],
    ['/docs/**', '/docsx', false],
    ['/docs/**', '/DOCS/a', false],
    ['/docs/*', '/docs/a', true],
    ['/docs/*', '/docs/a/b', false],
    ['/docs/*', '/docs', false],
    ['/docs/v*', '/docs/v2', true],
    ['/docs/setup', '/docs/setup/a', false],
    ['/**', '/a/b', true],
    ['/**/setup', '/docs/a/setup', true],
    ['/', '/a', false],
    ['/docs/a.b', '/docs/axb', false],
    ['/blog/café', '/blog/caf%C3%A9', true],
  ])('%s and %s: %p', (pattern, path, expected) => {
    expect(explainPattern(pattern)).toBeUndefined()
    expect(maySeePath(claimsFor({ paths: [pattern] }), path)).toBe(expected)
  })

  test.each([
    ...['docs/**', '', '/docs/', '//docs', '/docs/../**', '/./**', '!/docs/**', '/(?=a)a', '/(a+)+b', '/a|/b'],
    ...['/{a,b}', '/[a-z]*', '/@(a)', '/a?', '/a\\*', '/"a"', '/%64ocs/**', '/docs/**x', '/docs/a*b*c', '/docs/***'],
    ...[`/${'*/'.repeat(MAX_WILDCARDS)}*`, `/${'a'.repeat(MAX_PATH_LENGTH)}`, '/a\nb'],
  ])('%j is refused', (pattern) => {
    expect(explainPattern(pattern)).toBe(
      `A pattern of paths must be such as "/docs/**", "/blog/*" or "/docs/setup", with at most 3 wildcards, got "${pattern}". Correct it.`,
    )
  })

  test('without wildcards matches exactly one path, whatever characters the path has', () => {
    const path = fc
      .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
      .map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, path, (pattern, other) => {
        fc.pre(!pattern.includes('*') && explainPattern(pattern) === undefined)
        const claims = claimsFor({ paths: [pattern] })
        expect(maySeePath(claims, encodeURI(pattern).replace(/[?#]/g, encodeURIComponent))).toBe(true)
        const seen = findVisiblePath(claims, other)
        expect([undefined, pattern]).toContain(seen)
      }),
      { numRuns: 500 },
    )
  })

  test('matches a hostile path quickly', () => {
    const claims = claimsFor({ paths: ['/**/a/**/b/**/c', '/*a/*a/*a'] })
    const start = performance.now()
    expect(maySeePath(claims, `/${'a/b/'.repeat(249)}a`)).toBe(false)
    expect(maySeePath(claims, `/${'a'.repeat(MAX_PATH_LENGTH - 1)}`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

describe('a URL', () => {
  test.each([
    ...['/docs/../secret', '/docs/%2e%2e/secret', '/docs/%252e%252e/secret', '/docs/..%2fsecret', '/docs/..%5csecret'],
    ...['/docs\\..\\secret', '//docs', '/docs//a', '/docs/%00', '/docs/%', '/docs/\ud800%zz', 'docs', ''],
    `/docs/${'a'.repeat(MAX_PATH_LENGTH)}`,
  ])('%j, which no page has, is not visible, even to a token for all pages', (urlPath) => {
    expect(findVisiblePath(claimsFor({}), urlPath)).toBeUndefined()
    expect(findVisiblePath(claimsFor({ paths: ['/docs/**'] }), urlPath)).toBeUndefined()
  })

  test('is returned in normalized form, which stays the same when read again', () => {
    const claims = claimsFor({ paths: ['/docs/**'] })
    expect(findVisiblePath(claims, '/docs/caf%C3%A9/')).toBe('/docs/café')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const path = findVisiblePath(claims, `/docs/${text}`)
        if (path !== undefined) expect(findVisiblePath(claims, path)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each<[string[] | undefined, string, boolean]>([
  [undefined, 'main', true],
  [['main'], 'main', true],
  [['main'], 'Main', false],
  [['main'], '', false],
  [['feature/*'], 'feature/a', false],
])('branches %j and %j: %p', (branches, branch, expected) => {
  expect(maySeeBranch(claimsFor({ branches }), branch)).toBe(expected)
})
