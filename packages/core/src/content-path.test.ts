import {
  draftOf,
  isContentFile,
  pathOf,
  publishedOf,
  readContentPath,
  sortKeyOf,
  titleFromSegment,
} from './content-path'

describe('the path of a page', () => {
  test.each([
    ['index', '/'],
    ['about', '/about'],
    ['docs/index', '/docs'],
    ['docs/README', '/docs'],
    ['docs/2.guides/readme.draft', '/docs/guides'],
    ['docs/readme-first', '/docs/readme-first'],
    ['docs/cafe\u0301', '/docs/caf\u00E9'],
    ['docs/1.getting-started/index', '/docs/getting-started'],
    ['docs/1.getting-started/0.index', '/docs/getting-started'],
    ['docs/1.getting-started/2.installation', '/docs/getting-started/installation'],
    ['docs/10.deploy/03.static-hosts', '/docs/deploy/static-hosts'],
    ['docs/Getting Started/Über uns', '/docs/getting-started/über-uns'],
    ['docs/日本語', '/docs/日本語'],
    ["docs/what's_new?", '/docs/whats_new'],
    ['docs/reindexing', '/docs/reindexing'],
    ['docs/index-types', '/docs/index-types'],
    ['blog/v3.draft', '/blog/v3'],
    ['docs/index.draft', '/docs'],
    ['docs/3.draft', '/docs/3'],
  ])('of %s is %s', (stem, path) => {
    expect(pathOf(stem)).toBe(path)
  })

  test.each([
    ['changelog/1', '/changelog/1'],
    ['changelog/1.2', '/changelog/1.2'],
    ['changelog/1.x', '/changelog/1.x'],
    ['changelog/10.4.2', '/changelog/10.4.2'],
    ['docs/1.2/1.intro', '/docs/1.2/intro'],
    ['docs/2.v1.2', '/docs/v12'],
  ])('keeps a version: %s is at %s', (stem, path) => {
    expect(pathOf(stem)).toBe(path)
  })
})

describe('the title', () => {
  test.each([
    ['getting-started', 'Getting Started'],
    ['2.project structure', 'Project Structure'],
    ['1.2', '1.2'],
    ['éditeur--web', 'Éditeur Web'],
  ])('of %s is "%s"', (segment, title) => {
    expect(titleFromSegment(segment)).toBe(title)
  })

  test.each([
    ['docs/1.getting-started/index.md', 'Getting Started'],
    ['docs/1.getting-started/1.index.draft.md', 'Getting Started'],
    ['index.mdx', 'Home'],
    ['blog/hello.draft.md', 'Hello'],
  ])('of an index is the name of its folder: %s is "%s"', (file, title) => {
    expect(readContentPath('docs', file).title).toBe(title)
  })
})

describe('the order of files', () => {
  const inOrder = (stems: string[]) => [...stems].sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))

  test('sorts by number', () => {
    expect(inOrder(['docs/10.x', 'docs/2.x', 'docs/1.x', 'docs/9.a/11.b', 'docs/9.a/3.b'])).toEqual([
      'docs/1.x',
      'docs/2.x',
      'docs/9.a/3.b',
      'docs/9.a/11.b',
      'docs/10.x',
    ])
  })

  test('sorts by numbers inside of names and versions', () => {
    expect(inOrder(['changelog/1.10', 'changelog/1.9', 'blog/part-12', 'blog/part-7'])).toEqual([
      'blog/part-7',
      'blog/part-12',
      'changelog/1.9',
      'changelog/1.10',
    ])
  })

  test('puts an index first, also a draft or one with a number', () => {
    expect(inOrder(['docs/1.a', 'docs/index', 'docs/a'])[0]).toBe('docs/index')
    expect(inOrder(['docs/1.a', 'docs/index.draft', 'docs/a'])[0]).toBe('docs/index.draft')
    expect(inOrder(['about', 'index', '1.first'])[0]).toBe('index')
  })

  test('puts a folder before a longer name that begins like it', () => {
    expect(inOrder(['docs/core-api/a', 'docs/core/b', 'docs/core/a'])).toEqual([
      'docs/core/a',
      'docs/core/b',
      'docs/core-api/a',
    ])
  })
})

test('reads all facts from a path', () => {
  expect(readContentPath('posts', 'blog/12.hello-world.draft.md')).toEqual({
    id: 'posts/blog/12.hello-world.draft.md',
    stem: 'blog/12.hello-world.draft',
    extension: 'md',
    path: '/blog/hello-world',
    slug: 'hello-world',
    title: 'Hello World',
    sortKey: expect.any(String) as string,
    draft: true,
  })
  expect(readContentPath('docs', 'docs/a.b/c.mdx')).toMatchObject({
    stem: 'docs/a.b/c',
    extension: 'mdx',
    draft: false,
  })
})

test('converts between a draft and its published file', () => {
  expect(publishedOf(draftOf('docs/1.2.md'))).toBe('docs/1.2.md')
  expect(publishedOf('docs/1.draft/a.md')).toBe('docs/1.draft/a.md')
})

test.each([
  'docs/1.start/2.install.md',
  'index.mdx',
  'a.YML',
  'info/table.csv',
  'docs/my shot.png',
  'docs/.navigation.yml',
  '.navigation.draft.yml',
])('accepts %s as content', (file) => expect(isContentFile(file)).toBe(true))

test.each([
  ['of Vim', ['docs/4913', 'docs/a.md~', 'docs/.a.md.swp']],
  ['of Emacs', ['docs/.#a.md', 'docs/#a.md#']],
  ['of JetBrains', ['docs/a.md___jb_tmp___']],
  ['of others', ['docs/a.md.tmp.123', 'docs/.a.md', '.a.md.x7', 'docs/sedAb12', '.DS_Store']],
])('ignores the temporary file %s', (_, files) => {
  expect(files.filter(isContentFile)).toEqual([])
})
