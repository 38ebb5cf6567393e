import type { DraftSearchPage } from '@galley/core/preview'
import { type FixturePage, indexPages, serveIndex } from './index.fixture'
import type { SearchRequest } from './search-client'
import { createSearchEngine, MAX_HITS } from './search-engine'

const going = new AbortController().signal

/** A draft as the preview server sends it. */
function draft(path: string, title: string, { text = '', headings = [] as [string, string][], ...more } = {}) {
  const { state = 'changed', ...opening } = more as Partial<DraftSearchPage & { folders: string[]; boost: number }>
  const page: DraftSearchPage = {
    path,
    area: path.startsWith('/blog') ? 'blog' : 'docs',
    state,
    sections: [
      { path, title, level: 1, anchor: '', text, code: '', ...opening },
      ...headings.map(([heading, text]) => ({
        path,
        title: heading,
        level: 2,
        anchor: heading.toLowerCase(),
        text,
        code: `code of ${heading}`,
      })),
    ],
  }
  return page
}

function open(docs: FixturePage[], others: Record<string, FixturePage[]> = {}) {
  const { fetch } = serveIndex(indexPages({ docs, ...others }))
  const { search, readExcerpts, setDrafts } = createSearchEngine({ fetch })
  const ask = (text: string, request: Partial<SearchRequest> = {}) => search({ text, path: '/', ...request }, going)
  const find = async (text: string) => (await ask(text)).hits.map(({ id }) => id)
  const show = (pages: DraftSearchPage[], gone: string[] = []) => setDrafts({ revision: 1, pages, gone })
  return { ask, find, readExcerpts, setDrafts, show }
}

test('finds a changed page by its draft, until the drafts are removed', async () => {
  const { ask, find, show, setDrafts } = open([
    { path: '/a', title: 'Horses', text: 'A pony.', headings: [['2Saddle', 'Leather.']] },
    { path: '/b', title: 'Birds', text: 'A wing.' },
  ])
  expect(await find('pony')).toEqual(['/a'])
  show([draft('/a', 'Donkeys', { text: 'A mule.', headings: [['Cart', 'Wheels.']] })])
  for (const old of ['horses', 'pony', 'saddle', 'leather']) expect(await find(old)).toEqual([])
  expect(await find('donkeys')).toContain('/a')
  expect(await find('mule')).toEqual(['/a'])
  expect(await find('wheels')).toContain('/a#cart')
  expect(await find('wing')).toEqual(['/b'])
  const { hits } = await ask('cart')
  expect(hits[0]).toMatchObject({ id: '/a#cart', area: 'docs', titles: ['Donkeys'], level: 2, isDraft: true })
  setDrafts(undefined)
  expect(await find('pony')).toEqual(['/a'])
})

test('marks hits of drafts, except pages with a renamed folder', async () => {
  const { ask, show } = open([{ path: '/b', title: 'Needle' }])
  const { state: _state, ...moved } = draft('/c', 'Needle', { folders: ['Sewing'] } as object)
  show([draft('/a', 'Needle'), moved])
  const { hits } = await ask('needle')
  const found = Object.fromEntries(hits.map(({ id, isDraft }) => [id, isDraft]))
  expect(found).toEqual({ '/a': true, '/b': undefined, '/c': undefined })
  expect(hits.find(({ id }) => id === '/c')?.titles).toEqual(['Sewing'])
})

test('neither finds nor suggests deleted pages', async () => {
  const { ask, find, show } = open([
    { path: '/a', title: 'Deployment', text: 'A server.' },
    { path: '/b', title: 'Other' },
  ])
  show([], ['/a'])
  expect(await find('deployment')).toEqual([])
  expect(await find('server')).toEqual([])
  expect(await find('deploymnet')).toEqual([])
  const { closest, suggestions } = await ask('deplyomentt')
  expect(closest).toEqual([])
  expect(suggestions).toEqual([])
})

test('counts drafts, even beyond the shown hits', async () => {
  const pages = Array.from({ length: MAX_HITS + 5 }, (_, index) => ({ path: `/p${index}`, title: `Needle ${index}` }))
  const { ask, show } = open(pages, { blog: [{ path: '/blog/a', title: 'Needle' }] })
  expect((await ask('needle')).counts).toEqual({ docs: 17, blog: 1 })
  show(
    [draft('/p0', 'Thread'), draft('/p1', 'Needle again'), draft('/new', 'Needle'), draft('/blog/b', 'Needle')],
    ['/p16', '/p15', '/blog/a'],
  )
  expect((await ask('needle')).counts).toEqual({ docs: 15, blog: 1 })
})

test('ranks drafts like published pages', async () => {
  const page = (path: string, title: string, text: string): FixturePage => ({ path, title, text })
  const published = [page('/text', 'One', 'How a redirect works.'), page('/title', 'Redirect', '')]
  const all = [...published, page('/both', 'Redirect rules', 'A redirect of rules.'), page('/more', 'Two', 'redirect')]
  const expected = await open(all).find('redirect')
  const { find, show } = open(published)
  show([
    draft('/both', 'Redirect rules', { text: 'A redirect of rules.', state: 'new' } as object),
    draft('/more', 'Two', { text: 'redirect', state: 'new' } as object),
  ])
  expect(await find('redirect')).toEqual(expected)
})

test('finds a draft by the links to its published page', async () => {
  const { find, show } = open([
    { path: '/a', title: 'Before', headings: [['2Use'], ['2Care']], links: ['', 'sewing', ''] },
  ])
  show([draft('/a', 'After', { headings: ['Care', 'Use'].map((title) => [title, '']) })])
  expect(await find('sewing')).toEqual(['/a#use'])
})

test('corrects a typo to a word of a draft', async () => {
  const { ask, show } = open([{ path: '/b', title: 'Other' }])
  show([draft('/a', 'New', { text: 'The xylophone.' })])
  expect(await ask('xylophnoe')).toMatchObject({ corrected: 'xylophone', hits: [{ id: '/a' }] })
})

test('returns excerpts of drafts and of published pages', async () => {
  const { ask, readExcerpts, show } = open([
    { path: '/a', title: 'A', text: 'The needle as it was.' },
    { path: '/b', title: 'B', text: 'The needle of another.' },
  ])
  show([draft('/a', 'A', { text: 'The needle as it is now.', headings: [['Use', 'Sew with a needle.']] })])
  const { hits } = await ask('needle')
  expect(await readExcerpts(hits, going)).toEqual({
    '/a': 'The needle as it is now.',
    '/a#use': 'Sew with a needle.',
    '/b': 'The needle of another.',
  })
})

test('finds a draft in an area without published pages', async () => {
  const { ask, show } = open([{ path: '/a', title: 'Horses' }])
  show([draft('/blog/a', 'Post')])
  expect((await ask('post')).counts).toEqual({ blog: 1 })
})
