import { routeMiddleware } from './route-middleware'
import { findRouteRule, routeRules } from './route-rules'

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

test('every rule of this site names middleware that there is', () => {
  for (const { middleware = [] } of routeRules)
    expect(Object.keys(routeMiddleware)).toEqual(expect.arrayContaining([...middleware]))
})
