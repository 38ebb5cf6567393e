/** The rules of this site: which pages there are. */
import { findRouteRule } from './app/route-rules'
import { site } from './site'

jest.unmock('~/site')

test.each([
  ['', true],
  ['?q=icons', true],
  [`?q=icons&area=${site.search.areas[0].name}`, true],
  ['?area=nowhere', false],
  ['?area=', false],
])('the search page with the query "%s" is one: %p', (search, isPage) => {
  const { validate } = findRouteRule('/search')!
  expect(validate!({ path: '/search', search, params: {}, data: {} })).toBe(isPage)
})
