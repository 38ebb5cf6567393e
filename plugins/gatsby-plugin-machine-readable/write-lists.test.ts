import { setTranslations } from '@galley/core/translations'
import { writeLists } from './write-lists'

const page = (path: string, title: string, fields: object = {}) => ({
  path,
  slug: path.replace(/^.*\//, ''),
  sortKey: path,
  title,
  description: '',
  placedReferences: [],
  language: '',
  textLanguage: '',
  originalPath: path,
  ...fields,
})
const refer = (...names: string[]) => ({
  placedReferences: names.map((name, index) => {
    const [collection = '', value = ''] = name.split('/')
    return { field: `${collection}[${index}]`, collection, value, line: 1, column: 1 }
  }),
})

const AUTHORS = [page('/authors/ada', 'Ada'), page('/authors/bo', 'Bo')]
const lists = writeLists(
  [
    { path: '/blog', collection: 'landing', template: 'a', list: { collection: 'posts', pageSize: 1 } },
    { path: '/blog/all', collection: 'landing', template: 'b', list: { collection: 'posts', below: '/blog' } },
    { path: '/shop', collection: 'landing', template: 'c', list: { collection: 'goods' } },
    { path: '/blog/*', collection: 'posts', template: 'd' },
  ],
  [
    { name: 'landing', collection: { kind: 'page' }, pages: [page('/blog', 'Blog'), page('/blog/all', 'All')] },
    {
      name: 'posts',
      collection: { kind: 'page' },
      pages: [
        page('/blog/new', 'New [1]', {
          description: 'What\n  is new.',
          date: '2026-02-01',
          ...refer('authors/ada', 'authors/ada', 'guides/ada'),
        }),
        page('/log/café', 'Log', { date: '2026-01-31', ...refer('authors/ada') }),
        page('/blog/old', 'Old', { date: '2026-01-01', ...refer('docs/ada') }),
      ],
    },
    { name: 'goods', collection: { kind: 'page' }, pages: [page('/shop/sail', 'Sail', { description: 'It is red.' })] },
    { name: 'authors', collection: { kind: 'page', referenceKey: 'slug' }, pages: AUTHORS },
    { name: 'docs', collection: { kind: 'page' }, pages: [page('/docs/ada', 'Ada')] },
  ],
)

test('the list of a route has the entries of all its pages', () => {
  const entries = '- [New \\[1\\]](/blog/new) (2026-02-01): What is new.\n- [Old](/blog/old) (2026-01-01)\n'
  expect(lists.get('/blog')).toBe(entries)
  expect(lists.get('/blog/all')).toBe(entries)
  expect(lists.get('/shop')).toBe('- [Sail](/shop/sail): It is red.\n')
})

test('a page lists the pages that refer to it, without duplicates, and other pages have no list', () => {
  expect([...lists.keys()]).toEqual(['/blog', '/blog/all', '/shop', '/authors/ada', '/authors/bo'])
  expect(lists.get('/authors/ada')).toBe(
    '- [New \\[1\\]](/blog/new) (2026-02-01): What is new.\n- [Log](/log/caf%C3%A9) (2026-01-31)\n',
  )
  expect(lists.get('/authors/bo')).toBe('')
})

test('a list has the pages of its language, with links to the text', () => {
  setTranslations(['de'])
  const german = writeLists(
    [{ path: '/blog', collection: 'landing', template: 'a', list: { collection: 'posts' } }],
    [
      {
        name: 'posts',
        collection: { kind: 'page' },
        pages: [
          page('/blog/a', 'A'),
          page('/de/blog/a', 'A auf Deutsch', { language: 'de', textLanguage: 'de' }),
          page('/de/blog/b', 'B', { language: 'de', textLanguage: 'en', originalPath: '/blog/b' }),
        ],
      },
    ],
  )
  expect(german.get('/blog')).toBe('- [A](/blog/a)\n')
  expect(german.get('/de/blog')).toBe('- [A auf Deutsch](/de/blog/a)\n- [B](/blog/b)\n')
  setTranslations([])
})
