import { findRouteRule, runMiddleware } from './route-rules'

const rules = [{ path: '/studio/pricing' }, { path: '/studio/*' }, { path: '/blog/:slug' }]

test.each([
  ['/studio', '/studio/*', { '*': '' }],
  ['/studio/features/tables', '/studio/*', { '*': 'features/tables' }],
  ['/studio/pricing', '/studio/pricing', {}],
  ['/blog/first-post', '/blog/:slug', { slug: 'first-post' }],
])('%s has the rule of %s', (path, pattern, params) => {
  expect(findRouteRule(path, rules)).toEqual({ path: pattern, params })
})

test.each(['/', '/blog', '/blog/first-post/print', '/studios'])('%s has none', (path) => {
  expect(findRouteRule(path, rules)).toBeUndefined()
})

const destination = { path: '/studio', search: '', params: {}, data: {} }

test('a page is shown when all let it through', async () => {
  const first = jest.fn()
  const second = jest.fn(async () => undefined)
  expect(await runMiddleware(['first', 'second'], destination, { first, second })).toBeUndefined()
  expect(first).toHaveBeenCalledWith(destination)
  expect(second).toHaveBeenCalledWith(destination)
})

test('the first that leads elsewhere ends it', async () => {
  const second = jest.fn()
  const away = { to: 'https://example.org', external: true }
  expect(await runMiddleware(['first', 'second'], destination, { first: () => away, second })).toBe(away)
  expect(second).not.toHaveBeenCalled()
})

test.each(['signed-in', 'toString'])('the unknown name "%s" is an error that says so', async (name) => {
  await expect(runMiddleware([name], destination, {})).rejects.toThrow(
    `Unknown route middleware: "${name}". Register it in src/route-middleware.ts.`,
  )
})
