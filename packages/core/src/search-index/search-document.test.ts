import type { NavigationItem } from '../navigation'
import type { SearchSection } from '../search-sections'
import { listDocuments, listPageDetails, type SearchPage } from './search-document'

const section = (id: string, titles: string[], code: string[] = []): SearchSection => ({
  id,
  title: `Title of ${id}`,
  titles,
  content: `Text of ${id}`,
  level: titles.length + 1,
  code: code.map((text) => ({ language: 'js', text })),
})
const page = (path: string, search: SearchPage['search'] = true, sections = [section(path, [])]) =>
  ({ path, search, draft: false, sections }) satisfies SearchPage
const item = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path.slice(path.lastIndexOf('/') + 1),
  path,
  stem: path,
  ...more,
})
const NOWHERE = new Map()

test('lists every section of every page, with its code as one text', () => {
  const sections = [section('/a', []), section('/a#b', ['A'], ['x()', 'y()']), section('/a#c', ['A', 'B'])]
  expect(listDocuments([page('/a', true, sections), page('/d')], NOWHERE)).toEqual([
    { path: '/a', title: 'Title of /a', level: 1, anchor: '', text: 'Text of /a', code: '' },
    {
      path: '/a',
      title: 'Title of /a#b',
      level: 2,
      anchor: 'b',
      text: 'Text of /a#b',
      code: 'x()\ny()',
    },
    { path: '/a', title: 'Title of /a#c', level: 3, anchor: 'c', text: 'Text of /a#c', code: '' },
    { path: '/d', title: 'Title of /d', level: 1, anchor: '', text: 'Text of /d', code: '' },
  ])
})

test('leaves out drafts and pages with search: false', () => {
  const pages = [page('/a', false), { ...page('/b'), draft: true }, page('/c'), page('/d', {})]
  expect(listDocuments(pages, NOWHERE).map(({ path }) => path)).toEqual(['/c', '/d'])
})

test('lists fields of the page only in the opening, and the keywords of a section in the document of its heading', () => {
  const places = new Map([['/a', { folders: ['Guide'], icon: 'lucide:rocket' }]])
  const search = { keywords: ['setup'], boost: 2, sections: { b: ['begin'] } }
  const sections = [section('/a', []), section('/a#b', ['A'])]
  const [opening, heading] = listDocuments([page('/a', search, sections)], places)
  expect(opening).toMatchObject({ folders: ['Guide'], icon: 'lucide:rocket', keywords: ['setup'], boost: 2 })
  expect(opening).not.toHaveProperty('isDated')
  expect(heading).toMatchObject({ anchor: 'b', keywords: ['begin'] })
  expect(Object.keys(heading!)).toEqual(['path', 'title', 'level', 'anchor', 'keywords', 'text', 'code'])
})

const icon = { name: 'lucide:rocket', body: '<path/>', width: 24, height: 24 }
const deep = item('/docs/guide/deep', { page: false, children: [item('/docs/x')] })
const end = item('/docs/end', { icon: { body: '<path/>', width: 24, height: 24 } })
const tree = [item('/docs', { page: false, children: [item('/docs/guide', { icon, children: [deep] }), end] })]

test('the details of a page are the folders inside of the area, and the icon of the page', () => {
  expect([...listPageDetails(tree, '/docs')]).toEqual([
    ['/docs/guide', { folders: [], icon: 'lucide:rocket' }],
    ['/docs/x', { folders: ['guide', 'deep'] }],
    ['/docs/end', { folders: [] }],
  ])
})

test('the details of a page include the first folders for the whole site', () => {
  expect(listPageDetails(tree, '/').get('/docs/x')).toEqual({ folders: ['docs', 'guide', 'deep'] })
  expect(listPageDetails([], '/')).toEqual(new Map())
})

test('marks the opening of a page with a date', () => {
  const dated = { ...page('/a', true, [section('/a', []), section('/a#b', ['A'])]), date: '2025-01-31' }
  expect(listDocuments([dated], new Map()).map(({ isDated }) => isDated)).toEqual([true, undefined])
})
