/** @jest-environment jsdom */
import { dropQuery } from './drop-query'
import { readQuery } from './search-address'

const at = (address: string) => history.replaceState({ key: 'kept' }, '', address)
const address = () => location.pathname + location.search + location.hash

test.each([
  ['/docs?q=icons', 'icons'],
  ['/docs?q=two+words%21', 'two words!'],
  ['/docs?q=', ''],
  ['/docs?query=icons', null],
])('%s looks for %p', (path, text) => {
  at(path)
  expect(readQuery()).toBe(text)
})

test.each([
  ['/docs?q=icons', '/docs'],
  ['/docs?a=b%20c&q=icons&d=%2B#top', '/docs?a=b%20c&d=%2B#top'],
  ['/docs?q#top', '/docs#top'],
  ['/docs?query=1', '/docs?query=1'],
])('%s becomes %s, and the history keeps its state', (before, after) => {
  at(before)
  dropQuery()
  expect(address()).toBe(after)
  expect(history.state).toEqual({ key: 'kept' })
})
