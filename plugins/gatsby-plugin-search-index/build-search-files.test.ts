import type { LinkText } from '@galley/core/content-compiler'
import type { NavigationItem } from '@galley/core/navigation'
import {
  fromDifferences,
  unpackPages,
  type AreaIndex,
  type IndexShard,
  type SearchArea,
  type SearchManifest,
  type SearchPage,
} from '@galley/core/search-index'
import type { SearchSection } from '@galley/core/search-sections'
import { buildSearchFiles, SHARD_BYTES, VOCABULARY_BYTES } from './build-search-files'
import { indexAreas } from './index-areas'

const section = (id: string, title: string, content = '', code = ''): SearchSection => ({
  id,
  title,
  titles: id.includes('#') ? ['Page'] : [],
  content,
  level: id.includes('#') ? 2 : 1,
  code: code ? [{ language: 'js', text: code }] : [],
})
const page = (path: string, ...sections: SearchSection[]): SearchPage => {
  return { path, search: true, draft: false, sections }
}
const area = (name: string, pathPrefix: string): SearchArea => ({ name, label: name, icon: 'lucide:file', pathPrefix })

const parse = (text: string | undefined) => JSON.parse(text ?? 'null') as unknown

const ALL = area('all', '/')

interface BuildOptions {
  areas?: SearchArea[]
  navigation?: NavigationItem[]
  links?: LinkText[]
}

/** Reads all files of the first area's index. */
async function build(pages: SearchPage[], { areas = [ALL], navigation = [], links = [] }: BuildOptions = {}) {
  const files = buildSearchFiles(indexAreas({ pages, navigation, areas }), [{ path: '/from', linkTexts: links }])
  const { name } = areas[0]!
  const manifest = parse(files.get('/api/search/areas.json')) as SearchManifest
  const index = parse(files.get(manifest[name]!)) as AreaIndex
  const shards = index.shards.map(({ file }) => parse(files.get(file)) as IndexShard)
  const vocabulary = index.vocabulary.flatMap(({ file }) => parse(files.get(file)) as string[])
  const readPosting = ([term, text, code = []]: IndexShard[number]) =>
    [term, { text: fromDifferences(text), code: fromDifferences(code) }] as const
  const postings = new Map(shards.flat().map(readPosting))
  return { files, manifest, index, shards, vocabulary, postings }
}

const PAGE = page(
  '/a',
  section('/a', 'Alpha', 'Opening words'),
  section('/a#beta', 'Beta', 'words of `camelCase`', 'const fooBar = words'),
)

test('indexes the words of texts and code by section, and no field names', async () => {
  const { postings, vocabulary } = await build([PAGE])
  expect(Object.fromEntries(postings)).toEqual({
    opening: { text: [0], code: [] },
    words: { text: [0, 1], code: [] },
    of: { text: [1], code: [] },
    camel: { text: [1], code: [] },
    case: { text: [1], code: [] },
    camelcase: { text: [1], code: [] },
    const: { text: [], code: [1] },
    foo: { text: [], code: [1] },
    bar: { text: [], code: [1] },
    foobar: { text: [], code: [1] },
  })
  expect(vocabulary).toEqual([...postings.keys()].sort())
})

test("the area's file has pages and headings, with an anchor only if it differs from the heading's slug", async () => {
  const pages = [
    page('/a', section('/a', 'Alpha'), section('/a#set-up', 'Set up'), section('/a#set-up-1', 'Set up')),
    page('/c', section('/c', 'Gamma'), section('/c#own', 'Other')),
  ]
  const { index } = await build(pages)
  const setUp = { level: 2, title: 'Set up', anchor: 'set-up' }
  expect(unpackPages(index.pages)).toEqual([
    { path: '/a', title: 'Alpha', folder: 0, lengths: [0, 0, 0], headings: [setUp, { ...setUp, anchor: 'set-up-1' }] },
    { path: '/c', title: 'Gamma', folder: 0, lengths: [0, 0], headings: [{ level: 2, title: 'Other', anchor: 'own' }] },
  ])
  expect(index.pages.headings).toEqual(['Set up\nSet up\tset-up-1', 'Other\town'])
  expect(index.folders).toEqual([[]])
})

test('a page has its folders, icon, keywords, boost, lengths and date', async () => {
  const icon = { name: 'lucide:rocket', body: '<path/>', width: 24, height: 24 }
  const guide = { title: 'Guide', path: '/guide', stem: 'guide', page: false as const }
  const navigation = [{ ...guide, children: [{ title: 'A', path: '/a', stem: 'a', icon }] }]
  const { index } = await build([{ ...PAGE, search: { keywords: ['first steps'], boost: 2 }, date: '2025-01-31' }], {
    navigation,
  })
  expect(unpackPages(index.pages)).toEqual([
    {
      path: '/a',
      title: 'Alpha',
      folder: 0,
      icon: 'lucide:rocket',
      keywords: [['first steps'], []],
      boost: 2,
      isDated: true,
      lengths: [0, 1],
      headings: [{ level: 2, title: 'Beta', anchor: 'beta' }],
    },
  ])
  expect(index.folders).toEqual([['Guide']])
})

test('adds the words of links to their target section, without duplicates', async () => {
  const links = ['Second letter', 'the letter'].map((text) => ({ target: '/a#beta', text }))
  links.push({ target: '/b', text: 'Elsewhere' })
  const { index } = await build([PAGE], { links })
  expect(unpackPages(index.pages)[0]!.links).toEqual(['', 'second letter the'])
  expect(unpackPages(index.pages)[0]!.popularity).toBe(1)
})

test('writes the texts of each page to a separate file', async () => {
  const { files } = await build([PAGE, page('/', section('/', 'Home', 'Welcome'))])
  expect(parse(files.get('/api/search/text/a.json'))).toEqual([
    { text: 'Opening words' },
    { text: 'words of `camelCase`', code: 'const fooBar = words' },
  ])
  expect(parse(files.get('/api/search/text/index.json'))).toEqual([{ text: 'Welcome' }])
})

test('adds pages to the area with the longest prefix, and omits drafts and pages without search', async () => {
  const areas = [area('docs', '/docs'), area('pages', '/')]
  const pages = [
    page('/docs', section('/docs', 'Docs')),
    page('/docs/a', section('/docs/a', 'A')),
    page('/docsy', section('/docsy', 'Docsy')),
    { ...page('/secret', section('/secret', 'Secret', 'hidden')), search: false },
    { ...page('/docs/draft', section('/docs/draft', 'Draft', 'hidden')), draft: true },
  ]
  const docs = await build(pages, { areas })
  const rest = await build(pages, { areas: areas.toReversed() })
  expect(unpackPages(docs.index.pages).map(({ path }) => path)).toEqual(['/docs', '/docs/a'])
  expect(unpackPages(rest.index.pages).map(({ path }) => path)).toEqual(['/docsy'])
  expect([...docs.files].join()).not.toMatch(/secret|hidden|draft/i)
})

test.each([
  ['Größe, ﬁne CAFÉ', ['cafe', 'fine', 'grosse']],
  ['全文検索', ['全文', '文検', '検索']],
  ['useColorMode', ['color', 'mode', 'use', 'usecolormode']],
  ['content.config.ts', ['config', 'content', 'contentconfigts', 'ts']],
  ['__proto__ constructor toString', ['constructor', 'proto', 'string', 'to', 'tostring']],
  ['</script> "quoted" \\n \u2028', ['n', 'quoted', 'script']],
])('%j is found by %j', async (text, terms) => {
  const { postings, vocabulary } = await build([page('/a', section('/a', text, text))])
  expect(vocabulary).toEqual(terms)
  expect(terms.map((term) => postings.get(term)?.text)).toEqual(terms.map(() => [0]))
})

test('names files by their content, so that a change renames few files', async () => {
  const words = (number: number) => Array.from({ length: 200 }, (_, index) => `w${index}n${number}`).join(' ')
  const pages = Array.from({ length: 10 }, (_, number) =>
    page(`/p${number}`, section(`/p${number}`, `P${number}`, words(number))),
  )
  const first = await build(pages)
  const again = await build(pages)
  expect([...again.files]).toEqual([...first.files])
  const names = /^\/api\/search\/(areas\.json|text\/p\d+\.json|index\/all(-words|-vocabulary)?-[0-9a-f]{10}\.json)$/
  for (const path of first.files.keys()) expect(path).toMatch(names)

  const changed = await build([...pages.slice(0, -1), page('/p9', section('/p9', 'P9', `${words(9)} zzz`))])
  const renamed = [...changed.files.keys()].filter((path) => !first.files.has(path))
  // The last file of words, the last file of the vocabulary, and the area's file.
  expect(renamed).toHaveLength(3)
})

test('sorts words by code units into files of similar size, each with its first word', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `w${(index * 7919) % 9001}`).join(' ')
  const { files, index, shards, vocabulary } = await build([page('/a', section('/a', 'A', `${text} é 日本 ß`))])
  expect(shards.length).toBeGreaterThan(3)
  expect(index.shards.map(({ from }) => from)).toEqual(shards.map(([first]) => first![0]))
  expect(vocabulary).toEqual([...new Set(vocabulary)].sort())
  const sizesOf = (slices: AreaIndex['shards']) => slices.map(({ file }) => Buffer.byteLength(files.get(file)!))
  expect(Math.max(...sizesOf(index.shards))).toBeLessThanOrEqual(SHARD_BYTES)
  expect(Math.max(...sizesOf(index.vocabulary))).toBeLessThanOrEqual(VOCABULARY_BYTES)
  expect(Math.min(...sizesOf(index.shards.slice(0, -1)))).toBeGreaterThan(SHARD_BYTES * 0.95)
})
