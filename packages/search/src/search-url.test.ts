/** @jest-environment jsdom */
import { dropQuery, readQuery } from './search-url'

const at = (url: string) => history.replaceState({ key: 'kept' }, '', url)
const url = () => location.pathname + location.search + location.hash

test.each([
  ['/docs?q=icons', { text: 'icons' }],
  ['/docs?q=icons&area=blog', { text: 'icons', area: 'blog' }],
  ['/docs?q=two+words%21', { text: 'two words!' }],
  ['/docs?q=', { text: '' }],
  ['/docs?query=icons&area=blog', undefined],
])('%s looks for %j', (path, query) => {
  at(path)
  expect(readQuery()).toEqual(query)
})

test('keeps the host for a path that looks like a host', () => {
  at(`${location.origin}//other.example/a?q=icons#top`)
  dropQuery()
  expect(location.href).toBe(`${location.origin}//other.example/a#top`)
})

test.each([
  ['/docs?q=icons', '/docs'],
  ['/docs?a=b%20c&q=icons&d=%2B#top', '/docs?a=b%20c&d=%2B#top'],
  ['/docs?q#top', '/docs#top'],
  ['/search?q=icons&area=blog', '/search'],
  ['/docs?area=51', '/docs?area=51'],
  ['/docs?query=1', '/docs?query=1'],
])('%s becomes %s, and the history keeps its state', (before, after) => {
  at(before)
  dropQuery()
  expect(url()).toBe(after)
  expect(history.state).toEqual({ key: 'kept' })
})
