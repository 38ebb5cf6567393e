import { testTable } from '@galley/testing/test-table.fixture'
import { findFeed, isFeed } from './feed-files'

testTable((path) => findFeed(['/blog', '/blog/topics/*', '/authors/*'], path))('finds for %s the feed %s', {
  '/blog': '/blog/feed.xml',
  '/blog/sails': '/blog/feed.xml',
  '/blog/topics/sails & ropes': '/blog/topics/sails%20&%20ropes/feed.xml',
  '/authors/ada': '/authors/ada/feed.xml',
  '/authors': undefined,
  '/blogs': undefined,
  '/': undefined,
})

test('finds no feed on a site without feeds', () => {
  expect(findFeed([], '/blog')).toBeUndefined()
})

test('recognizes the files of feeds by their names', () => {
  expect(['/blog/feed.xml', '/blog/atom.xml', '/feed.json'].every(isFeed)).toBe(true)
  expect(['/blog/feed.xml.br', '/blog/my-feed.json', '/sitemap.xml'].some(isFeed)).toBe(false)
})
