import { findFeed, isFeed } from './feed-files'

test.each([
  ['/blog', '/blog/feed.xml'],
  ['/blog/sails', '/blog/feed.xml'],
  ['/blog/topics/sails & ropes', '/blog/topics/sails%20&%20ropes/feed.xml'],
  ['/authors/ada', '/authors/ada/feed.xml'],
  ['/authors', undefined],
  ['/blogs', undefined],
  ['/', undefined],
])('finds for %s the feed %s', (path, feed) => {
  expect(findFeed(['/blog', '/blog/topics/*', '/authors/*'], path)).toBe(feed)
})

test('finds no feed on a site without feeds', () => {
  expect(findFeed([], '/blog')).toBeUndefined()
})

test('recognizes the files of feeds by their names', () => {
  expect(['/blog/feed.xml', '/blog/atom.xml', '/feed.json'].every(isFeed)).toBe(true)
  expect(['/blog/feed.xml.br', '/blog/my-feed.json', '/sitemap.xml'].some(isFeed)).toBe(false)
})
