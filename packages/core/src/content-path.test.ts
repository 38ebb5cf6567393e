import { testTable } from '@galley/testing/test-table.fixture'
import {
  draftOf,
  isContentFile,
  pathOf,
  publishedOf,
  readContentPath,
  sortKeyOf,
  titleFromSegment,
} from './content-path'

testTable(pathOf)('publishes %s at %s', {
  index: '/',
  'docs/index': '/docs',
  'docs/README': '/docs',
  'docs/2.guides/readme.draft': '/docs/guides',
  'docs/readme-first': '/docs/readme-first',
  'docs/cafe\u0301': '/docs/caf\u00E9',
  'docs/1.getting-started/0.index': '/docs/getting-started',
  'docs/1.getting-started/2.installation': '/docs/getting-started/installation',
  'docs/Getting Started/Über uns': '/docs/getting-started/über-uns',
  "docs/what's_new?": '/docs/whats_new',
  'docs/reindexing': '/docs/reindexing',
  'blog/v3.draft': '/blog/v3',
  'docs/3.draft': '/docs/3',
  'changelog/10.4.2': '/changelog/10.4.2',
  'docs/2.v1.2': '/docs/v12',
  'docs/1.2/1.intro': '/docs/1.2/intro',
})

testTable(titleFromSegment)('derives from %s the title "%s"', {
  'getting-started': 'Getting Started',
  '2.project structure': 'Project Structure',
  'éditeur--web': 'Éditeur Web',
})

testTable((file) => readContentPath('docs', file).title)('derives from %s the title "%s"', {
  'docs/1.getting-started/1.index.draft.md': 'Getting Started',
  'index.mdx': 'Home',
})

test.each([
  ['numbers', ['docs/1.x', 'docs/2.x', 'docs/9.a/3.b', 'docs/9.a/11.b', 'docs/10.x']],
  ['numbers inside of names and versions', ['blog/part-7', 'blog/part-12', 'changelog/1.9', 'changelog/1.10']],
  ['the index first', ['docs/index', 'docs/1.a', 'docs/a']],
  ['a folder before a longer name with the same beginning', ['docs/core/a', 'docs/core/b', 'docs/core-api/a']],
])('sorts files by %s', (_, stems) => {
  const sorted = [...stems].reverse().sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
  expect(sorted).toEqual(stems)
})

test('reads all facts from a path', () => {
  expect(readContentPath('posts', 'blog/12.hello-world.draft.md')).toMatchObject({
    ...{ id: 'posts/blog/12.hello-world.draft.md', stem: 'blog/12.hello-world.draft', extension: 'md', draft: true },
    ...{ path: '/blog/hello-world', slug: 'hello-world', title: 'Hello World' },
  })
  const plain = { stem: 'docs/a.b/c', extension: 'mdx', draft: false }
  expect(readContentPath('docs', 'docs/a.b/c.mdx')).toMatchObject(plain)
})

test('converts between a draft and its published file', () => {
  expect(publishedOf(draftOf('docs/1.2.md'))).toBe('docs/1.2.md')
  expect(publishedOf('docs/1.draft/a.md')).toBe('docs/1.draft/a.md')
})

testTable(isContentFile)('reads %s: %s', {
  'docs/1.start/2.install.md': true,
  'a.YML': true,
  'docs/my shot.png': true,
  'docs/.navigation.yml': true,
  '.navigation.draft.yml': true,
  // Temporary files of editors.
  'docs/4913': false,
  'docs/a.md~': false,
  'docs/.#a.md': false,
  'docs/a.md___jb_tmp___': false,
  '.a.md.x7': false,
  '.DS_Store': false,
})
