import GithubSlugger from 'github-slugger'
import { findArea } from './search-area'
import {
  anchorOf,
  fromDifferences,
  toDigit,
  measureText,
  packPages,
  pageTextsPath,
  toDifferences,
  unpackPages,
} from './search-files'

test('restores numbers from differences', () => {
  expect(toDifferences([3, 4, 10])).toEqual([3, 1, 6])
  expect(fromDifferences(toDifferences([3, 4, 10]))).toEqual([3, 4, 10])
  expect(fromDifferences([])).toEqual([])
})

test.each(['The `let` word', 'Größe & more', 'content.config.ts', '全文検索', 'snake_case'])(
  'returns the same anchor for %s as the slugger',
  (heading) => expect(anchorOf(heading)).toBe(new GithubSlugger().slug(heading)),
)

test('stores texts at the path of their page', () => {
  expect(pageTextsPath('/')).toBe('/api/search/text/index.json')
  expect(pageTextsPath('/docs/files')).toBe('/api/search/text/docs/files.json')
})

test('restores packed pages', () => {
  const heading = { level: 2, title: 'Set up', anchor: 'set-up' }
  const deeper = { level: 3, title: 'Set up', anchor: 'set-up-1' }
  const links = ['', 'set up install', '']
  const keywords = [[], ['b', 'c d']]
  const pages = [
    { path: '/', title: 'Home', folder: 0, lengths: [0], headings: [] },
    {
      path: '/a',
      title: 'A',
      folder: 1,
      popularity: 9,
      headings: [heading, deeper],
      boost: 2,
      isDated: true,
      links,
      lengths: [3, 0, 9],
    },
    {
      path: '/b',
      title: '',
      folder: 0,
      popularity: 1,
      lengths: [1, 2],
      headings: [heading],
      icon: 'lucide:file',
      keywords,
    },
  ]
  expect(unpackPages(packPages(pages))).toEqual(pages)
  expect(unpackPages(packPages([]))).toEqual([])
})

test('keeps a keyword of several lines with its section', () => {
  const headings = [{ level: 2, title: 'A', anchor: 'a' }]
  const page = { path: '/', title: 'Home', folder: 0, lengths: [0, 0], headings }
  const [unpacked] = unpackPages(packPages([{ ...page, keywords: [['first\nsteps', 'a\tb'], ['end']] }]))
  expect(unpacked).toMatchObject({ keywords: [['first steps', 'a b'], ['end']] })
})

test('measures a number of links as a digit', () => {
  expect([0, 1, 3, 7, 1_000].map(toDigit)).toEqual([0, 1, 2, 3, 9])
})

test('measures the length of a text as a digit that grows with each doubling', () => {
  const measure = (text: number, code = 0) => measureText({ text: 'x'.repeat(text), code: 'x'.repeat(code) })
  expect([0, 32, 96, 224].map((length) => measure(length))).toEqual([0, 1, 2, 3])
  expect(measure(0, 64)).toBe(1)
  expect(measure(1_000_000)).toBe(9)
})

const area = (name: string, pathPrefix: string) => ({ name, pathPrefix, label: name, icon: 'file' })
const AREAS = [area('pages', '/'), area('docs', '/docs'), area('api', '/docs/api')]

test.each([
  ['/', 'pages'],
  ['/docs/files/markdown', 'docs'],
  ['/docs/api/query', 'api'],
  ['/documents', 'pages'],
])('assigns the page %s to the search area %s', (path, name) => expect(findArea(path, AREAS)?.name).toBe(name))

test('assigns a page outside of all search areas to none', () =>
  expect(findArea('/blog', AREAS.slice(1))).toBeUndefined())
