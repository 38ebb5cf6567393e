import { RETRY_DELAY_MS } from '@galley/core/retry-once'
import { pageTextsPath, SEARCH_MANIFEST_PATH } from '@galley/core/search-index'
import { setTranslations } from '@galley/core/translations'
import { type FixturePage, indexPages, serveIndex } from './index.fixture'
import { countAll, MAX_COUNT, type SearchRequest } from './search-client'
import { createSearchEngine, MAX_HITS, MAX_PAGE_HITS, MAX_QUERY_LENGTH } from './search-engine'

const going = new AbortController().signal

afterEach(() => setTranslations([]))

function open(docs: FixturePage[], others: Record<string, FixturePage[]> = {}) {
  const files: Map<string, string | Error> = indexPages({ docs, ...others })
  const { fetch, fetched } = serveIndex(files)
  const { search, readExcerpts } = createSearchEngine({ fetch })
  const ask = (text: string, request: Partial<SearchRequest> = {}) => search({ text, path: '/', ...request }, going)
  const find = async (text: string, request: Partial<SearchRequest> = {}) =>
    (await ask(text, request)).hits.map(({ id }) => id)
  return { ask, find, search, readExcerpts, files, fetched }
}

/** Returns a page for `open`. */
const page = (path: string, title: string, more: Partial<FixturePage> = {}): FixturePage => ({ path, title, ...more })

describe('the order', () => {
  const areaPages = { templates: [page('/templates/a', 'Start')] }
  const news = { journal: [page('/journal/theme', 'Themes', { boost: 1.1, isDated: true })] }
  const threadOnly: [string, string] = ['2Two', 'A thread and a pin.']

  test.each<
    [title: string, pages: FixturePage[], first: Record<string, string[]>, others?: Record<string, FixturePage[]>]
  >([
    [
      'a word itself comes before a word that begins with it',
      [page('/long', 'Tabulator'), page('/short', 'Tab')],
      { tab: ['/short', '/long'] },
    ],
    [
      'a page comes before its sections, unless a section matches better',
      [page('/search', 'Search', { headings: [['2The search dialog'], ['2How search ranks']] })],
      { search: ['/search'], 'search dialog': ['/search#the-search-dialog'] },
    ],
    [
      'a title without other words comes first',
      [page('/a', 'Deployment on a Node server'), page('/b', 'Deployment')],
      { deployment: ['/b', '/a'] },
    ],
    [
      'keywords and boost of an author count',
      [
        page('/a', 'Formulas', { text: 'Written as in a journal.', keywords: [['LaTeX']] }),
        page('/b', 'Signs', { text: 'Signs from LaTeX.' }),
        page('/c', 'Themes'),
        page('/d', 'Themes', { boost: 2 }),
      ],
      { latex: ['/a', '/b'], themes: ['/d', '/c'] },
    ],
    [
      'a word of a longer keyword counts less than a whole keyword',
      [page('/a', 'Hints', { keywords: [['grey box at the side']] }), page('/b', 'Frames', { keywords: [['box']] })],
      { box: ['/b', '/a'], 'grey box': ['/a', '/b'] },
    ],
    [
      'a keyword of a section finds the section before its page',
      [page('/a', 'Blog', { headings: [['2Lists'], ['2Publish later']], keywords: [[], [], ['embargo']] })],
      { embargo: ['/a#publish-later'] },
    ],
    [
      'the words of links find their target, before pages without such links',
      [
        page('/ways', 'Ways', { headings: [['2Old']], links: ['go elsewhere', ''] }),
        page('/a', 'Redirects of others'),
        page('/b', 'Redirects of others', { links: ['redirects'] }),
      ],
      { elsewhere: ['/ways'], redirects: ['/b', '/a'] },
    ],
    [
      'a page to which many pages link comes before others',
      [page('/a', 'Redirects'), page('/b', 'Redirects', { popularity: 3 })],
      { redirects: ['/b', '/a'] },
    ],
    [
      'the names of folders and areas count',
      [page('/docs/a', 'Start', { folders: ['Interface'] })],
      { 'interface start': ['/docs/a', '/templates/a'], 'start template': ['/templates/a'] },
      areaPages,
    ],
    [
      'a page without one of the words comes later',
      [
        page('/both', 'Other', { text: 'How a rare font is cut.' }),
        page('/font', 'Fonts', { text: 'Which font is where.' }),
        page('/rare', 'Other', { text: 'A rare word.' }),
      ],
      { 'rare font': ['/both', '/font', '/rare'] },
    ],
    [
      'words in one section come before words in several sections',
      [
        page('/apart', 'A', { headings: [['2One', 'A needle and a pin.'], threadOnly] }),
        page('/near', 'B', { headings: [['2One', 'A needle and a thread.']] }),
      ],
      { 'needle thread': ['/near#one'] },
    ],
    [
      'a word counts more in a short text',
      [
        page('/long', 'A', { text: `A needle. ${'More of it. '.repeat(200)}` }),
        page('/short', 'B', { text: 'A needle.' }),
      ],
      { needle: ['/short', '/long'] },
    ],
    [
      'a page with a word in several sections comes first',
      [
        page('/once', 'A', { text: 'A needle.', headings: [['2One', 'Other.']] }),
        page('/often', 'B', { text: 'A needle.', headings: [['2One', 'A needle, more.']] }),
      ],
      { needle: ['/often'] },
    ],
    [
      'a guide comes before news, unless the search contains a word for news',
      [page('/docs/theme', 'Themes')],
      {
        themes: ['/docs/theme', '/journal/theme'],
        'latest themes': ['/journal/theme'],
        'themes journal': ['/journal/theme'],
      },
      news,
    ],
    [
      'stop words do not decide',
      [
        page('/a', 'Deploy', { text: 'Put it on a server.' }),
        page('/b', 'How to begin', { text: 'This is how to do it.' }),
      ],
      { 'how to deploy': ['/a'], 'how to': ['/b'], 'can somebody please deploy it': ['/a'] },
    ],
  ])('%s', async (_title, pages, first, others = {}) => {
    const { find } = open(pages, others)
    for (const [query, ids] of Object.entries(first)) expect((await find(query)).slice(0, ids.length)).toEqual(ids)
  })

  test('a title comes before a heading, then text, then code', async () => {
    const { find } = open([
      page('/code', 'One', { headings: [['2Example', '', 'redirect()']] }),
      page('/text', 'Two', { text: 'How a redirect works.' }),
      page('/heading', 'Three', { headings: [['2Redirect']] }),
      page('/title', 'Redirect'),
    ])
    const hits = (await find('redirect')).filter((id) => !['/code', '/heading'].includes(id))
    expect(hits).toEqual(['/title', '/heading#redirect', '/text', '/code#example'])
  })

  test('of equal pages, those in the area and version of the current page come first', async () => {
    const paths = ['/docs/v1/install', '/docs/v2/install']
    const { find } = open(
      paths.map((path) => page(path, 'Install')),
      { blog: [page('/blog/install', 'Install')] },
    )
    expect(await find('install', { path: '/docs/v2/start' })).toEqual([...paths.toReversed(), '/blog/install'])
    expect((await find('install', { path: '/blog/news' }))[0]).toBe('/blog/install')
  })
})

describe('words', () => {
  const NAMES = [
    page('/query', 'Builder', { text: 'Call queryCollection in content.config.ts.' }),
    page('/other', 'Query', { text: 'Each collection and its query.' }),
    page('/matter', 'Front matter'),
    page('/cjk', '検索エンジン', { text: '全文検索を使う。' }),
    page('/accent', 'Größe', { text: 'Un café.' }),
  ]

  test.each([
    ['queryCollection', '/query'],
    ['content.config.ts', '/query'],
    ['frontmatter', '/matter'],
    ['front-matter', '/matter'],
    ['エンジン', '/cjk'],
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
    ['how to depoly it', 'how to deploy it'],
    ['depoly the configuration', 'deploy the configuration'],
  ])('corrects %s to %s', async (typed, corrected) => {
    const { ask } = open([page('/a', 'Navigation'), page('/b', 'Other', { text: 'Deploy it: the configuration.' })])
    const answer = await ask(typed)
    expect(answer.corrected).toBe(corrected)
    expect(answer.hits).toHaveLength(1)
  })

  test('names the words that the first page does not contain', async () => {
    const { ask } = open([page('/a', 'Redirects', { headings: [['2Old', 'Hosts follow them.']] }), page('/b', 'Fonts')])
    expect(await ask('the Xyzzyx redirects host')).toMatchObject({ hits: [{ id: '/a' }, {}], leftOut: ['Xyzzyx'] })
    expect(await ask('how to xyzzyx')).toMatchObject({ hits: [], leftOut: [] })
  })

  test('finds a text with a word that no title has, beside words of many titles', async () => {
    const titles = Array.from({ length: 9 }, (_, index) => page(`/${index}`, `Node version ${index}`))
    const { find } = open([...titles, page('/a', 'Install', { text: 'Required: Node, a version of 20 or later.' })])
    expect(await find('node version required')).toContain('/a')
  })

  test.each(['C++', 'C#', 'c++', '.env', '--force', 'useState()', '@scope/name', 'optimizeDeps.include'])(
    'finds the name %s',
    async (name) => {
      const { find } = open([
        page('/other', 'Other', { text: 'C, env and force; use a state, a scope, a name; optimize, include.' }),
        page('/a', 'Page', { text: `Set ${name} here.` }),
      ])
      expect((await find(name))[0]).toBe('/a')
    },
  )

  test('does not correct a rare word to a similar title', async () => {
    const { ask } = open([page('/a', 'Schema'), page('/b', 'Other', { text: 'A scheme.' })])
    expect(await ask('scheme')).toMatchObject({ hits: [{ id: '/b' }] })
  })

  test('synonyms find titles with other words', async () => {
    const { ask } = open([page('/redirects', 'Redirects'), page('/other', 'Other', { text: 'An old page has a URL.' })])
    const answer = await ask('old URL')
    expect(answer.hits[0]).toMatchObject({ id: '/redirects' })
    expect(answer.hits[0]!.terms).toContain('redirects')
    expect(answer).not.toHaveProperty('corrected')
  })

  test('a site can add synonyms', async () => {
    const { fetch } = serveIndex(indexPages({ docs: [{ path: '/a', title: 'Oven' }] }))
    const request = { text: 'baking machines', path: '/' }
    expect((await createSearchEngine({ fetch }).search(request, going)).hits).toEqual([])
    const { search } = createSearchEngine({ fetch, synonyms: [['oven', 'baking machine']] })
    expect((await search(request, going)).hits).toMatchObject([{ id: '/a' }])
  })

  test('English stop words and synonyms apply to English only', async () => {
    const pages = [
      { path: '/was', title: 'Was kann der Dienst?' },
      { path: '/redirects', title: 'Redirects' },
    ]
    const { fetch } = serveIndex(indexPages({ docs: pages }))
    const find = async (text: string, language?: string) =>
      (await createSearchEngine({ fetch, language }).search({ text, path: '/' }, going)).hits.map(({ id }) => id)
    expect(await find('old URL')).toEqual(['/redirects'])
    expect(await find('old URL', 'de')).toEqual([])
    expect(await find('was kann', 'de-AT')).toEqual(['/was'])
  })

  test('a search covers the pages in the language of the current page, with the stop words and synonyms of that language', async () => {
    setTranslations(['de'])
    const area = (name: string, pathPrefix: string) => ({ name, label: name, icon: 'lucide:file', pathPrefix })
    const areas = [area('docs', '/docs'), { ...area('docs_de', '/de/docs'), language: 'de' }]
    const { fetch, fetched } = serveIndex(
      indexPages({
        docs: [{ path: '/docs/redirects', title: 'Redirects' }],
        docs_de: [
          { path: '/de/docs/redirects', title: 'Redirects' },
          { path: '/de/docs/was', title: 'Was kann der Dienst?' },
        ],
      }),
    )
    const { search } = createSearchEngine({ fetch, areas })
    const find = async (text: string, path: string) => (await search({ text, path }, going)).hits.map(({ id }) => id)
    expect(await find('redirects', '/blog')).toEqual(['/docs/redirects'])
    expect(fetched.filter((file) => file.includes('docs_de'))).toEqual([])
    expect(await find('redirects', '/de/blog')).toEqual(['/de/docs/redirects'])
    expect(await find('old URL', '/docs')).toEqual(['/docs/redirects'])
    expect(await find('old URL', '/de/docs')).toEqual([])
    expect(await find('was kann', '/de/docs')).toEqual(['/de/docs/was'])
  })

  test('returns the found words, to mark them', async () => {
    const { ask } = open([{ path: '/a', title: 'Installation', text: 'To install, read on.' }])
    expect([...(await ask('instal')).hits[0]!.terms].sort()).toEqual(['install', 'installation'])
  })

  test.each(['', '…', '"', '(((', '\\', '__proto__', 'constructor', '\u0000', '😀'])(
    '%j finds nothing, without an error',
    async (text) => {
      const { ask } = open(NAMES)
      expect((await ask(text)).hits).toEqual([])
    },
  )

  test('cuts a very long search', async () => {
    const { find } = open(NAMES)
    expect(await find(`queryCollection ${'x'.repeat(MAX_QUERY_LENGTH)} ${'y '.repeat(10_000)}`)).toEqual(
      await find(`queryCollection ${'x'.repeat(MAX_QUERY_LENGTH - 16)}`),
    )
  })
})

describe('a hit', () => {
  test('has the titles above it, its area and icon', async () => {
    const headings: FixturePage['headings'] = [['2Part'], ['3Needle\tneedle-1'], ['2Other']]
    const { ask } = open([
      page('/docs/a', 'Page', { icon: 'lucide:rocket', folders: ['Guide', 'First steps'], headings }),
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
    const headings: FixturePage['headings'] = [['2Part', 'Here is a needle.'], ['2Empty needle']]
    const { ask, readExcerpts } = open([page('/a', 'Page', { text: 'The opening.', headings })])
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

  test('finds the first suggestion in the chosen area only', async () => {
    const { ask } = open([page('/docs/a', 'Dialog')], { blog: [page('/blog/a', 'Dialog')] })
    const { closest } = await ask('dialgoue', { area: 'blog' })
    expect(closest.map(({ id }) => id)).toEqual(['/blog/a'])
  })

  test('suggests nothing for an empty search', async () => {
    expect(await open(PAGES).ask('…')).toEqual({
      hits: [],
      counts: {},
      leftOut: [],
      suggestions: [],
      closest: [],
      isPartial: false,
    })
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
      page('/a', 'JSX'),
      page('/b', 'Other', { text: 'Written in js.' }),
      page('/c', 'Third', { text: 'Written in jsx.' }),
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

  test('if the texts do not load, searches only titles and reports a partial answer', async () => {
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

  test('a cancelled search rejects', async () => {
    const { search } = open([{ path: '/a', title: 'Needle' }])
    const controller = new AbortController()
    const answer = search({ text: 'needle', path: '/' }, controller.signal)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('versions of the documentation', () => {
  const area = (name: string, pathPrefix: string, version?: string) => ({
    ...{ name, label: name, icon: 'lucide:file', pathPrefix },
    ...(version !== undefined && { version }),
  })
  const { fetch } = serveIndex(
    indexPages({
      docs: [page('/docs/sail', 'Sail')],
      docs1: [page('/docs/1/sail', 'Sail'), page('/docs/1/oars', 'Oars')],
      blog: [page('/blog/sail', 'Sail')],
    }),
  )
  const areas = [area('docs', '/docs', '2'), area('blog', '/blog'), area('docs1', '/docs/1', '1')]
  const { search } = createSearchEngine({ fetch, areas })
  const ask = async (text: string, path: string, area?: string) => {
    const answer = await search({ text, path, ...(area !== undefined && { area }) }, going)
    return { ids: answer.hits.map(({ id }) => id).sort(), counts: answer.counts, total: countAll(answer) }
  }
  const counts = { docs: 1, docs1: 1, blog: 1 }

  test('a search of the whole site covers the version of the page, or the current version', async () => {
    expect(await ask('sail', '/')).toEqual({ ids: ['/blog/sail', '/docs/sail'], counts, total: 2 })
    expect((await ask('sail', '/docs/1/oars')).ids).toEqual(['/blog/sail', '/docs/1/sail'])
    expect(await ask('oars', '/docs/sail')).toEqual({ ids: [], counts: { docs1: 1 }, total: 0 })
  })

  test('the reader can choose another version', async () => {
    expect((await ask('sail', '/', 'docs1')).ids).toEqual(['/docs/1/sail'])
  })
})
