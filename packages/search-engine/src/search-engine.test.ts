import { RETRY_DELAY_MS } from '@galley/core/retry-once'
import { pageTextsPath, SEARCH_MANIFEST_PATH } from '@galley/core/search-index'
import { type FixturePage, indexPages, serveIndex } from './index.fixture'
import { MAX_COUNT, type SearchRequest } from './search-client'
import { createSearchEngine, MAX_HITS, MAX_PAGE_HITS, MAX_QUERY_LENGTH } from './search-engine'

const going = new AbortController().signal

function open(docs: FixturePage[], others: Record<string, FixturePage[]> = {}) {
  const files: Map<string, string | Error> = indexPages({ docs, ...others })
  const { fetch, fetched } = serveIndex(files)
  const { search, readExcerpts } = createSearchEngine({ fetch })
  const ask = (text: string, request: Partial<SearchRequest> = {}) => search({ text, path: '/', ...request }, going)
  const find = async (text: string, request: Partial<SearchRequest> = {}) =>
    (await ask(text, request)).hits.map(({ id }) => id)
  return { ask, find, search, readExcerpts, files, fetched }
}

describe('the order', () => {
  test('a title comes before a heading, that before text, that before code', async () => {
    const { find } = open([
      { path: '/code', title: 'One', headings: [['2Example', '', 'redirect()']] },
      { path: '/text', title: 'Two', text: 'How a redirect works.' },
      { path: '/heading', title: 'Three', headings: [['2Redirect']] },
      { path: '/title', title: 'Redirect' },
    ])
    expect((await find('redirect')).filter((id) => !['/code', '/heading'].includes(id))).toEqual([
      '/title',
      '/heading#redirect',
      '/text',
      '/code#example',
    ])
  })

  test('the word itself comes before one that begins with it', async () => {
    const { find } = open([
      { path: '/long', title: 'Tabulator' },
      { path: '/short', title: 'Tab' },
    ])
    expect(await find('tab')).toEqual(['/short', '/long'])
  })

  test('a page comes before its sections, unless a section matches better', async () => {
    const { find } = open([
      { path: '/search', title: 'Search', headings: [['2The search dialog'], ['2How search ranks']] },
    ])
    expect((await find('search'))[0]).toBe('/search')
    expect((await find('search dialog'))[0]).toBe('/search#the-search-dialog')
  })

  test('of two titles, the one that says nothing else comes first', async () => {
    const { find } = open([
      { path: '/a', title: 'Deployment on a Node server' },
      { path: '/b', title: 'Deployment' },
    ])
    expect(await find('deployment')).toEqual(['/b', '/a'])
  })

  test('of equals, those in the folders of the current page come first: its area, its version', async () => {
    const page = (path: string): FixturePage => ({ path, title: 'Install', text: 'Install it.' })
    const { find } = open([page('/docs/v1/install'), page('/docs/v2/install')], { blog: [page('/blog/install')] })
    expect(await find('install', { path: '/docs/v2/start' })).toEqual([
      '/docs/v2/install',
      '/docs/v1/install',
      '/blog/install',
    ])
    expect((await find('install', { path: '/blog/news' }))[0]).toBe('/blog/install')
  })

  test('an author may add words and weight', async () => {
    const { find } = open([
      { path: '/a', title: 'Formulas', text: 'Written as in a journal.', keywords: [['LaTeX']] },
      { path: '/b', title: 'Signs', text: 'Signs from LaTeX.' },
      { path: '/c', title: 'Themes' },
      { path: '/d', title: 'Themes', boost: 2 },
    ])
    expect(await find('latex')).toEqual(['/a', '/b'])
    expect(await find('themes')).toEqual(['/d', '/c'])
  })

  test('one word of a keyword with several counts less than a keyword', async () => {
    const { find } = open([
      { path: '/a', title: 'Hints', keywords: [['grey box at the side']] },
      { path: '/b', title: 'Frames', keywords: [['box']] },
    ])
    expect(await find('box')).toEqual(['/b', '/a'])
    expect(await find('grey box')).toEqual(['/a', '/b'])
  })

  test('a keyword belongs to the one or two sections of its page that say it', async () => {
    const page = { title: 'Server', keywords: [['gzip']] }
    const { find } = open([
      {
        path: '/a',
        ...page,
        headings: [
          ['2Log', 'gzip'],
          ['2Files', 'gzip'],
          ['2End', 'gzip'],
        ],
      },
      { path: '/b', ...page, headings: [['2Log'], ['2Files', 'gzip'], ['2End']] },
    ])
    const hits = await find('gzip')
    expect(hits.indexOf('/b#files')).toBeLessThan(hits.indexOf('/a#log'))
  })

  test('a keyword of a section finds it, and its page only behind it', async () => {
    const { find } = open([
      { path: '/a', title: 'Blog', headings: [['2Lists'], ['2Publish later']], keywords: [[], [], ['embargo']] },
    ])
    expect((await find('embargo'))[0]).toBe('/a#publish-later')
  })

  test('a page is found by the words of links that lead to it, and one that is linked by its title comes first', async () => {
    const { find } = open([
      { path: '/ways', title: 'Ways', headings: [['2Old']], links: ['go elsewhere', ''] },
      { path: '/a', title: 'Redirects of others' },
      { path: '/b', title: 'Redirects of others', links: ['redirects'] },
    ])
    expect(await find('elsewhere')).toEqual(['/ways'])
    expect(await find('redirects')).toEqual(['/b', '/a'])
  })

  test('folders and areas help to say what is meant', async () => {
    const { find } = open([{ path: '/docs/a', title: 'Start', folders: ['Interface'] }], {
      templates: [{ path: '/templates/a', title: 'Start' }],
    })
    expect(await find('interface start')).toEqual(['/docs/a', '/templates/a'])
    expect((await find('start template'))[0]).toBe('/templates/a')
  })

  test('a word that is missing costs, and excludes nothing', async () => {
    const { find } = open([
      { path: '/both', title: 'Other', text: 'How a rare font is cut.' },
      { path: '/font', title: 'Fonts', text: 'Which font is where.' },
      { path: '/rare', title: 'Other', text: 'A rare word.' },
    ])
    expect(await find('rare font')).toEqual(['/both', '/font', '/rare'])
  })

  test('words together in one section come before the same words all over a page', async () => {
    const { find } = open([
      {
        path: '/apart',
        title: 'A',
        headings: [
          ['2One', 'A needle.'],
          ['2Two', 'A thread.'],
        ],
      },
      {
        path: '/near',
        title: 'B',
        headings: [
          ['2One', 'A needle and a thread.'],
          ['2Two', 'Nothing.'],
        ],
      },
    ])
    expect((await find('needle thread'))[0]).toBe('/near#one')
  })

  test('of two titles with the same words, the one that has them side by side comes first', async () => {
    const { find } = open([
      { path: '/apart', title: 'Code of a block' },
      { path: '/near', title: 'A list, code block' },
    ])
    expect(await find('code block')).toEqual(['/near', '/apart'])
  })

  test('the same words say more in a short text than in a long one', async () => {
    const { find } = open([
      { path: '/long', title: 'A', text: `A needle. ${'More of it. '.repeat(200)}` },
      { path: '/short', title: 'B', text: 'A needle.' },
    ])
    expect(await find('needle')).toEqual(['/short', '/long'])
  })

  test('a page about a word comes before one that only says it once', async () => {
    const { find } = open([
      { path: '/once', title: 'A', text: 'A needle.', headings: [['2One', 'Other.']] },
      { path: '/often', title: 'B', text: 'A needle.', headings: [['2One', 'A needle, more.']] },
    ])
    expect((await find('needle'))[0]).toBe('/often')
  })

  test('a guide comes before news, unless the words ask for news', async () => {
    const { find } = open([{ path: '/docs/theme', title: 'Themes' }], {
      journal: [{ path: '/journal/theme', title: 'Themes', boost: 1.1, isDated: true }],
    })
    expect(await find('themes')).toEqual(['/docs/theme', '/journal/theme'])
    for (const text of ['latest themes', 'themes journal']) expect((await find(text))[0]).toBe('/journal/theme')
  })

  test('words that say little do not decide', async () => {
    const { find } = open([
      { path: '/a', title: 'Deploy', text: 'Put it on a server.' },
      { path: '/b', title: 'How to begin', text: 'This is how to do it.' },
    ])
    expect(await find('how to deploy')).toEqual(['/a'])
    expect((await find('how to'))[0]).toBe('/b')
    expect(await find('can somebody please deploy it')).toEqual(['/a'])
  })
})

describe('words', () => {
  const NAMES: FixturePage[] = [
    { path: '/query', title: 'Builder', text: 'Call queryCollection in content.config.ts.' },
    { path: '/other', title: 'Query', text: 'Each collection and its query.' },
    { path: '/matter', title: 'Front matter' },
    { path: '/cjk', title: '検索エンジン', text: '全文検索を使う。' },
    { path: '/accent', title: 'Größe', text: 'Un café.' },
  ]

  test.each([
    ['queryCollection', '/query'],
    ['querycollection', '/query'],
    ['content.config.ts', '/query'],
    ['config', '/query'],
    ['frontmatter', '/matter'],
    ['front-matter', '/matter'],
    ['エンジン', '/cjk'],
    ['全文', '/cjk'],
    ['検', '/cjk'],
    ['grosse', '/accent'],
    ['CAFE', '/accent'],
    ['queries', '/other'],
  ])('%s finds %s first', async (query, path) => {
    const [first] = await open(NAMES).find(query)
    expect(first).toBe(path)
  })

  test.each([
    ['navgation', 'navigation'],
    ['depoly', 'deploy'],
    ['confirguation', 'configuration'],
    ['how to depoly it', 'deploy'],
    ['depoly the configuration', 'deploy the configuration'],
  ])('%s is taken for %s', async (typed, corrected) => {
    const { ask } = open([
      { path: '/a', title: 'Navigation' },
      { path: '/b', title: 'Other', text: 'Deploy it: the configuration.' },
    ])
    const answer = await ask(typed)
    expect(answer.corrected).toBe(corrected)
    expect(answer.hits).toHaveLength(1)
  })

  test('leaves out a word without matches', async () => {
    const { ask } = open([{ path: '/a', title: 'Redirects' }])
    expect(await ask('xyzzyx redirects')).toMatchObject({ hits: [{ id: '/a' }], corrected: 'redirects' })
    expect(await ask('how to xyzzyx')).toMatchObject({ hits: [] })
  })

  test('corrects a misspelling that a page contains as an example', async () => {
    const { ask } = open([
      { path: '/install', title: 'Installation' },
      { path: '/typos', title: 'Typos', headings: [['2Examples', '', 'instalation → installation']] },
    ])
    const { hits, corrected } = await ask('instalation')
    expect(hits.map(({ id }) => id)).toEqual(['/install', '/typos#examples'])
    expect(corrected).toBe('installation')
  })

  test('does not correct a rare word to a similar title', async () => {
    const { ask } = open([
      { path: '/a', title: 'Schema' },
      { path: '/b', title: 'Other', text: 'A scheme.' },
    ])
    expect(await ask('scheme')).toMatchObject({ hits: [{ id: '/b' }] })
  })

  test('synonyms find titles with other words', async () => {
    const { ask } = open([
      { path: '/redirects', title: 'Redirects' },
      { path: '/other', title: 'Other', text: 'An old page has a URL.' },
    ])
    const answer = await ask('old URL')
    expect(answer.hits[0]).toMatchObject({ id: '/redirects' })
    expect(answer.hits[0]!.terms).toContain('redirects')
    expect(answer).not.toHaveProperty('corrected')
  })

  test('synonyms of a word without matches find texts too', async () => {
    const { ask } = open([{ path: '/a', title: 'Look', text: 'Draw the palette.' }])
    const answer = await ask('colour')
    expect(answer).toMatchObject({ hits: [{ id: '/a' }] })
    expect(answer).not.toHaveProperty('corrected')
  })

  test('a site can add synonyms', async () => {
    const { fetch } = serveIndex(indexPages({ docs: [{ path: '/a', title: 'Oven' }] }))
    const request = { text: 'baking machines', path: '/' }
    expect((await createSearchEngine({ fetch }).search(request, going)).hits).toEqual([])
    const { search } = createSearchEngine({ fetch, synonyms: [['oven', 'baking machine']] })
    expect((await search(request, going)).hits).toMatchObject([{ id: '/a' }])
  })

  test('does not correct a word of the index', async () => {
    const { ask } = open([
      { path: '/a', title: 'Plan' },
      { path: '/b', title: 'Plane' },
    ])
    expect(await ask('plan')).not.toHaveProperty('corrected')
  })

  test('returns the words found, to be marked', async () => {
    const { ask } = open([{ path: '/a', title: 'Installation', text: 'To install, read on.' }])
    expect([...(await ask('instal')).hits[0]!.terms].sort()).toEqual(['install', 'installation'])
  })

  test.each(['', '   ', '…', '"', '(((', '\\', '__proto__', 'constructor', '\u0000', '😀'])(
    '%j finds nothing, and harms nothing',
    async (text) => {
      const { ask } = open(NAMES)
      expect((await ask(text)).hits).toEqual([])
    },
  )

  test('a very long search is cut', async () => {
    const { find } = open(NAMES)
    expect(await find(`queryCollection ${'x'.repeat(MAX_QUERY_LENGTH)} ${'y '.repeat(10_000)}`)).toEqual(
      await find(`queryCollection ${'x'.repeat(MAX_QUERY_LENGTH - 16)}`),
    )
  })
})

describe('a hit', () => {
  test('has the titles above it, its area and icon', async () => {
    const { ask } = open([
      {
        path: '/docs/a',
        title: 'Page',
        icon: 'lucide:rocket',
        folders: ['Guide', 'First steps'],
        headings: [['2Part'], ['3Needle\tneedle-1'], ['2Other']],
      },
    ])
    expect((await ask('needle')).hits).toEqual([
      {
        id: '/docs/a#needle-1',
        area: 'docs',
        title: 'Needle',
        titles: ['Guide', 'First steps', 'Page', 'Part'],
        level: 3,
        icon: 'lucide:rocket',
        terms: ['needle'],
      },
    ])
  })

  test('has an excerpt of its text', async () => {
    const { ask, readExcerpts } = open([
      {
        path: '/a',
        title: 'Page',
        text: 'The opening.',
        headings: [['2Part', 'Here is a needle.'], ['2Empty needle']],
      },
    ])
    const { hits } = await ask('needle')
    expect(await readExcerpts(hits, going)).toMatchObject({ '/a#part': 'Here is a needle.' })
  })

  test('has an excerpt if the texts of another page do not load', async () => {
    const { ask, readExcerpts, files } = open([
      { path: '/a', title: 'Needle', text: 'A needle.' },
      { path: '/b', title: 'Needle', text: 'Another needle.' },
    ])
    const { hits } = await ask('needle')
    files.delete(pageTextsPath('/a'))
    expect(await readExcerpts(hits, going)).toEqual({ '/b': 'Another needle.' })
  })

  test('has no excerpt if the page has changed or was deleted', async () => {
    const { ask, readExcerpts, files } = open([{ path: '/a', title: 'Needle', text: 'Text.' }])
    const { hits } = await ask('needle')
    files.set(pageTextsPath('/a'), '[]')
    expect(await readExcerpts([...hits, { ...hits[0]!, id: '/gone' }], going)).toEqual({})
  })
})

describe('limits', () => {
  const pages = (count: number): FixturePage[] =>
    Array.from({ length: count }, (_, index) => ({ path: `/p${index}`, title: `Needle ${index}` }))

  test('the hits of each area, and allows more in a chosen area', async () => {
    const { ask } = open(pages(MAX_COUNT + 5), { blog: [{ path: '/blog/a', title: 'Needle' }] })
    const all = await ask('needle')
    expect(all.hits).toHaveLength(MAX_HITS + 1)
    expect(all.counts).toEqual({ docs: MAX_COUNT, blog: 1 })
    const one = await ask('needle', { area: 'docs' })
    expect(one.hits).toHaveLength(MAX_COUNT)
    expect(one.counts).toEqual(all.counts)
    expect((await ask('needle', { area: 'blog' })).hits).toHaveLength(1)
  })

  test('the hits of one page', async () => {
    const headings = Array.from({ length: 9 }, (_, index): [string] => [`2Needle ${index}`])
    expect(await open([{ path: '/a', title: 'Needles', headings }]).find('needle')).toHaveLength(MAX_PAGE_HITS)
  })
})

describe('without hits', () => {
  const PAGES: FixturePage[] = [
    { path: '/redirects', title: 'Redirects', text: 'Old URLs lead on.' },
    { path: '/search', title: 'The search dialog' },
  ]

  test('suggests similar words and titles', async () => {
    const answer = await open(PAGES).ask('dialgoue')
    expect(answer.suggestions).toContain('dialog')
    expect(answer.closest.map(({ id }) => id)).toContain('/search')
  })

  test('suggests nothing for an empty search', async () => {
    expect(await open(PAGES).ask('…')).toEqual({ hits: [], counts: {}, suggestions: [], closest: [], isPartial: false })
  })
})

describe('loads', () => {
  const PAGES: FixturePage[] = [{ path: '/a', title: 'Title', text: 'needle thread' }]

  test('only the files of the typed words, each once', async () => {
    const { ask, fetched } = open(PAGES)
    await ask('needle')
    await ask('needle')
    expect(fetched).toEqual([SEARCH_MANIFEST_PATH, '/api/search/docs.json', '/api/search/docs-words-needle.json'])
  })

  test('whole words of texts and prefixes of titles for two letters', async () => {
    const { find } = open([
      { path: '/a', title: 'JSX' },
      { path: '/b', title: 'Other', text: 'Written in js.' },
      { path: '/c', title: 'Third', text: 'Written in jsx.' },
    ])
    expect((await find('js')).sort()).toEqual(['/a', '/b'])
  })

  test('only titles for one letter', async () => {
    const { find, fetched } = open(PAGES)
    expect(await find('t')).toEqual(['/a'])
    expect(fetched).toHaveLength(2)
  })
})

describe('faults', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const settle = async <Result>(result: Promise<Result>) => {
    const settled = result.catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS)
    return settled
  }

  test('reports an index that does not load, and tries again with the next search', async () => {
    const { ask, files } = open([{ path: '/a', title: 'Needle' }])
    const manifest = files.get(SEARCH_MANIFEST_PATH)!
    files.set(SEARCH_MANIFEST_PATH, new Error('offline'))
    expect(await settle(ask('needle'))).toEqual(
      new Error('The search could not be loaded. Check the connection, then try again.'),
    )
    files.set(SEARCH_MANIFEST_PATH, manifest)
    expect(await settle(ask('needle'))).toMatchObject({ hits: [{ id: '/a' }] })
  })

  test('searches titles only if the texts do not load, and reports it', async () => {
    const { ask, files } = open([{ path: '/a', title: 'Needle', text: 'needle' }])
    const words = '/api/search/docs-words-needle.json'
    const file = files.get(words)!
    files.set(words, new Error('offline'))
    expect(await settle(ask('needle'))).toMatchObject({ hits: [{ id: '/a' }], isPartial: true })
    files.set(words, file)
    expect(await settle(ask('needle'))).toMatchObject({ hits: [{ id: '/a' }], isPartial: false })
  })

  test('loads the index of a new build', async () => {
    const { ask, files } = open([{ path: '/a', title: 'Alpha', text: 'needle' }])
    await settle(ask('alpha'))
    files.clear()
    for (const [path, text] of indexPages({ news: [{ path: '/b', title: 'Needle' }] })) files.set(path, text)
    expect(await settle(ask('needle'))).toMatchObject({ isPartial: true })
    expect(await settle(ask('needle'))).toMatchObject({ hits: [{ id: '/b' }], isPartial: false })
  })

  test('a cancelled search returns nothing', async () => {
    const { search } = open([{ path: '/a', title: 'Needle' }])
    const controller = new AbortController()
    const answer = search({ text: 'needle', path: '/' }, controller.signal)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
