import { fileOfPath } from './file-of-path'

const navigation = [
  {
    title: 'Guides',
    path: '/docs/guides',
    stem: 'docs/1.guides/index',
    children: [
      { title: 'First', path: '/docs/guides/first', stem: 'docs/1.guides/1.first' },
      { title: 'More', path: '/docs/guides/more', stem: 'docs/1.guides/2.more', page: false as const, children: [] },
    ],
  },
]

test.each([
  ['in a folder with a page', '/docs/guides/second', 'docs/1.guides/second.md'],
  ['in a new folder', '/docs/guides/new/second', 'docs/1.guides/new/second.md'],
  ['below a folder without a page', '/docs/guides/more/third', 'docs/1.guides/2.more/third.md'],
  ['of a folder without a page', '/docs/guides/more', 'docs/1.guides/2.more/index.md'],
  ['outside of all folders', '/blog/news', 'blog/news.md'],
  ['at the root', '/', 'index.md'],
])('a page %s', (_place, path, file) => {
  expect(fileOfPath(path, navigation)).toBe(file)
})

test.each(['/docs/guides/New', '/two words', '/1.first'])('no file can have the path %s', (path) => {
  expect(fileOfPath(path, navigation)).toBeUndefined()
})
