import { findRouteRule, runMiddleware } from './route-rules'

const rules = [{ path: '/studio/pricing' }, { path: '/studio/*' }, { path: '/blog/:slug' }]

test.each([
  ['/studio', '/studio/*', { '*': '' }],
  ['/studio/features/tables', '/studio/*', { '*': 'features/tables' }],
  ['/studio/pricing', '/studio/pricing', {}],
  ['/blog/first-post', '/blog/:slug', { slug: 'first-post' }],
])('matches %s with the rule %s', (path, pattern, params) => {
  expect(findRouteRule(path, rules)).toEqual({ path: pattern, params })
})

test.each(['/', '/blog', '/blog/first-post/print', '/studios'])('matches %s with no rule', (path) => {
  expect(findRouteRule(path, rules)).toBeUndefined()
})

const destination = { path: '/studio', search: '', params: {}, data: {} }

test('shows a page if all middleware returns undefined', async () => {
  const first = jest.fn()
  const second = jest.fn(async () => undefined)
  expect(await runMiddleware(['first', 'second'], destination, { first, second })).toBeUndefined()
  expect(first).toHaveBeenCalledWith(destination)
  expect(second).toHaveBeenCalledWith(destination)
})

test('stops at the first redirect', async () => {
  const second = jest.fn()
  const away = { to: 'https://example.org', external: true }
  expect(await runMiddleware(['first', 'second'], destination, { first: () => away, second })).toBe(away)
  expect(second).not.toHaveBeenCalled()
})

test.each(['signed-in', 'toString'])('rejects the unknown name "%s"', async (name) => {
  await expect(runMiddleware([name], destination, {})).rejects.toThrow(
    `Unknown route middleware: "${name}". Register it in src/route-middleware.ts.`,
  )
})
