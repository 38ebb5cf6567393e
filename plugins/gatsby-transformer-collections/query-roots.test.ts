import { buildSearchSections } from '@galley/core/content-compiler'
import { collections } from '@galley/site/collections'
import { createGatsbyGraphql } from './gatsby-graphql.fixture'

let gatsby: Awaited<ReturnType<typeof createGatsbyGraphql>>

/** Makes the node of a page, whose file is where its path says. */
function save(type: string, path: string, fields: object = {}) {
  const stem = path.slice(1)
  const page = { path, title: stem.toUpperCase(), description: `About ${stem}.` }
  const sections = buildSearchSections(page, [['h2', { id: 'part' }, 'Part']])
  const shared = { stem, sortKey: stem, navigation: true, meta: {}, placedReferences: [], sections }
  return gatsby.createNode({ ...page, ...shared, ...fields, id: stem, type })
}

beforeAll(async () => {
  gatsby = await createGatsbyGraphql()
  await save('Doc', '/docs/a')
  await save('Doc', '/docs/b', { navigation: { title: 'Bee' } })
  await save('Doc', '/docs/c', { navigation: false })
  await save('Doc', '/docs/d')
  const guide = { id: 'folder', path: '/docs', stem: 'docs', hidden: false, config: { title: 'Guide' } }
  await gatsby.createNode({ type: 'NavigationFolder', ...guide })
  await save('Landing', '/blog')
  await save('Post', '/blog/old', { date: '2025-01-31' })
  await save('Post', '/blog/new', { date: '2026-01-31' })
  await save('Post', '/changelog/v2', { date: '2025-06-30' })
}, 60_000)
afterAll(() => gatsby.remove())

async function query(source: string, path?: string) {
  const { data, errors } = await gatsby.query(source, path)
  return { ...data, ...(errors && { errors: errors.map(({ message }) => message) }) }
}

const UNKNOWN = 'Collections: landing, pricing, templates, posts, docs.'

test.each([
  ['contentNavigation(collection: "doc")', `There is no collection of pages "doc". Did you mean "docs"? ${UNKNOWN}`],
  ['allSearchSection(collection: "constructor") { id }', `There is no collection of pages "constructor". ${UNKNOWN}`],
  // Data has no pages.
  ['contentSurround(collection: "info", path: "/") { path }', `There is no collection of pages "info". ${UNKNOWN}`],
])('%s is refused', async (source, message) => {
  expect((await query(`{ ${source} }`)).errors).toEqual([message])
})

test('contentNavigation is the tree of a collection', async () => {
  expect(await query('{ contentNavigation(collection: "docs") }')).toEqual({
    contentNavigation: [
      {
        title: 'Guide',
        path: '/docs',
        stem: 'docs',
        page: false,
        children: [
          { title: 'DOCS/A', path: '/docs/a', stem: 'docs/a' },
          { title: 'Bee', path: '/docs/b', stem: 'docs/b' },
          { title: 'DOCS/D', path: '/docs/d', stem: 'docs/d' },
        ],
      },
    ],
  })
  expect(await query('{ contentNavigation(collection: "pricing") }')).toEqual({ contentNavigation: [] })
})

test('contentNavigation of a language has only pages of this language', async () => {
  await save('Template', '/templates/a', { language: 'en' })
  await save('Template', '/de/templates/a', { language: 'de' })
  const german = JSON.stringify(await query('{ contentNavigation(collection: "templates", language: "de") }'))
  expect(german).toContain('"/de/templates/a"')
  expect(german).not.toContain('"/templates/a"')
  const all = await query('{ contentNavigation(collection: "templates", language: null) }')
  expect(all).toEqual(await query('{ contentNavigation(collection: "templates") }'))
  expect(JSON.stringify(all)).toMatch(/"\/de\/templates\/a".*"\/templates\/a"/)
})

test('navigation in develop contains pages with problems that have no last version', async () => {
  const { NODE_ENV } = process.env
  const read = async () => JSON.stringify(await query('{ contentNavigation(collection: "docs") }'))
  const faulty = { collection: 'docs', isBroken: true, problems: [] }
  await save('FileWithProblems', '/docs/e', { ...faulty, hasPage: false })
  await save('FileWithProblems', '/docs/f', { ...faulty, hasPage: true })
  await save('FileWithProblems', '/docs/g', { ...faulty, collection: 'posts', hasPage: false })
  expect(await read()).toContain('/docs/e')
  expect(await read()).not.toMatch(/docs.[fg]/)
  Object.assign(process.env, { NODE_ENV: 'production' })
  expect(await read()).not.toContain('/docs/e')
  Object.assign(process.env, { NODE_ENV })
  await save('FileWithProblems', '/docs/e', { ...faulty, hasPage: true })
  await save('FileWithProblems', '/docs/g', { ...faulty, hasPage: true })
})

describe('references backwards', () => {
  const by = (...values: string[]) => ({
    authors: values,
    placedReferences: values.map((value) => ({ field: 'authors', collection: 'authors', value, line: 1, column: 1 })),
  })

  test('return the pages that refer to an entry, and related pages', async () => {
    await gatsby.createNode({ id: 'ada', type: 'Author', slug: 'ada', name: 'Ada' })
    await gatsby.createNode({ id: 'ben', type: 'Author', slug: 'ben', name: 'Ben' })
    await save('Post', '/notes/a', { date: '2024-01-31', ...by('ada') })
    await save('Post', '/notes/b', { date: '2024-02-28', ...by('ada', 'ben') })
    await save('Post', '/notes/c', { date: '2024-03-31', ...by() })
    expect(await query('{ author(slug: { eq: "ada" }) { posts { path } } }')).toEqual({
      author: { posts: [{ path: '/notes/b' }, { path: '/notes/a' }] },
    })
    const source = '{ post(path: { eq: "/notes/a" }) { related { path } } }'
    expect(await query(source, '/notes/a')).toEqual({ post: { related: [{ path: '/notes/b' }] } })
    await save('Post', '/notes/d', { date: '2024-04-30', ...by('ada') })
    expect(gatsby.isStale('/notes/a')).toBe(true)
    expect(await query('{ post(path: { eq: "/notes/a" }) { related(limit: 1) { path } } }')).toEqual({
      post: { related: [{ path: '/notes/d' }] },
    })
  })
})

test('lists of references leave out missing entries', async () => {
  await gatsby.createNode({ id: 'cy', type: 'Author', slug: 'cy', name: 'Cy' })
  await save('Post', '/notes/e', { date: '2024-01-31', authors: ['cyy'] })
  await save('Post', '/notes/f', { date: '2024-01-31', authors: ['cyy', 'cy'] })
  const source = '{ allPost(filter: { path: { in: ["/notes/e", "/notes/f"] } }) { nodes { authors { name } } } }'
  expect(await query(source)).toEqual({ allPost: { nodes: [{ authors: [] }, { authors: [{ name: 'Cy' }] }] } })
})

describe('contentSurround', () => {
  test('follows the navigation, without hidden pages', async () => {
    const fields = '{ path title stem description date }'
    expect(await query(`{ contentSurround(collection: "docs", path: "/docs/b") ${fields} }`)).toEqual({
      contentSurround: [
        { path: '/docs/a', title: 'DOCS/A', stem: 'docs/a', description: 'About docs/a.', date: null },
        { path: '/docs/d', title: 'DOCS/D', stem: 'docs/d', description: 'About docs/d.', date: null },
      ],
    })
    expect(await query('{ contentSurround(collection: "docs", path: "/docs/d/") { title } }')).toEqual({
      contentSurround: [{ title: 'Bee' }, null],
    })
    expect(await query('{ contentSurround(collection: "docs", path: "/docs/c") { title } }')).toEqual({
      contentSurround: [null, null],
    })
  })

  test('follows the dates of posts within their area, newest first', async () => {
    const fields = '{ path date(formatString: "MMMM YYYY") }'
    expect(await query(`{ contentSurround(collection: "posts", path: "/blog/new") ${fields} }`)).toEqual({
      contentSurround: [null, { path: '/blog/old', date: 'January 2025' }],
    })
    expect(await query(`{ contentSurround(collection: "posts", path: "/changelog/v2") ${fields} }`)).toEqual({
      contentSurround: [null, null],
    })
  })

  test('has as many items as the query requests', async () => {
    const counts = 'collection: "docs", path: "/docs/b", before: 3, after: 0'
    expect(await query(`{ contentSurround(${counts}) { path } }`)).toEqual({
      contentSurround: [null, null, { path: '/docs/a' }],
    })
    expect(
      (await query('{ contentSurround(collection: "docs", path: "/docs/b", before: -1) { path } }')).errors,
    ).toEqual(['"before" must be a whole number from 0 to 1000, got -1. Set the number of pages to return.'])
  })

  test('runs again when a page is added between two pages', async () => {
    const source = '{ contentSurround(collection: "posts", path: "/blog/new") { path } }'
    await query(source, '/blog/new')
    expect(gatsby.isStale('/blog/new')).toBe(false)
    await save('Post', '/blog/between', { date: '2025-12-31' })
    expect(gatsby.isStale('/blog/new')).toBe(true)
    expect(await query(source, '/blog/new')).toEqual({ contentSurround: [null, { path: '/blog/between' }] })
  })
})

describe('allSearchSection', () => {
  const idsOf = async (argument: string) => {
    const { allSearchSection } = (await query(`{ allSearchSection${argument} { id } }`)) as {
      allSearchSection: { id: string }[]
    }
    return allSearchSection.map(({ id }) => id)
  }

  test('returns the sections of the pages of one collection or of all, in the order of files', async () => {
    expect(await idsOf('(collection: "docs")')).toEqual(
      ['a', 'b', 'c', 'd'].flatMap((page) => [`/docs/${page}`, `/docs/${page}#part`]),
    )
    expect(await idsOf('')).toEqual(expect.arrayContaining(['/blog', '/blog/old#part', '/docs/d']))
    expect(
      await query('{ allSearchSection(collection: "landing") { title titles content level code { text } } }'),
    ).toEqual({
      allSearchSection: [
        { title: 'BLOG', titles: [], content: 'About blog.', level: 1, code: [] },
        { title: 'Part', titles: ['BLOG'], content: '', level: 2, code: [] },
      ],
    })
  })
})

test('a page returns its large lists, which its node stores as JSON, and its date in the format of the query', async () => {
  const toc = [{ id: 'part', depth: 2, text: 'Part' }]
  await save('Doc', '/docs/f', { body: [['h2', { id: 'part' }, 'Part']], toc, lastUpdated: '2025-02-02' })
  await save('Doc', '/docs/g', { body: null, toc: [] })
  expect(await query('{ allDoc(filter: { path: { in: ["/docs/f", "/docs/g"] } }) { nodes { body toc } } }')).toEqual({
    allDoc: {
      nodes: [
        { body: [['h2', { id: 'part' }, 'Part']], toc },
        { body: null, toc: [] },
      ],
    },
  })
  const byId =
    '{ doc(sections: { elemMatch: { id: { eq: "/docs/f#part" } } }) { path lastUpdated(formatString: "D MMMM YYYY") sections { id } } }'
  expect(await query(byId)).toEqual({
    doc: { path: '/docs/f', lastUpdated: '2 February 2025', sections: [{ id: '/docs/f' }, { id: '/docs/f#part' }] },
  })
})

describe('the schema', () => {
  async function fieldsOf(type: string) {
    const { data } = await gatsby.query(`{ __type(name: "${type}") { fields { name } } }`)
    return (data as { __type: { fields: { name: string }[] } }).__type.fields.map(({ name }) => name)
  }

  /** The types of the nodes that Gatsby's own plugins create for a file. */
  const CHILDREN = ['ImageSharp', 'Mdx']
  const TYPES = [...CHILDREN, ...Object.values(collections).map(({ typeName }) => typeName), 'NavigationFolder']

  test('files have the fields of all types even without content', async () => {
    const children = CHILDREN.flatMap((type) => [`child${type}`, `children${type}`])
    expect(await fieldsOf('File')).toEqual(expect.arrayContaining(children))
    const roots = TYPES.map((type) => `all${type}`)
    expect(await fieldsOf('Query')).toEqual(expect.arrayContaining(roots))
  })

  test('nodes add nothing to the schema', async () => {
    const before = [await fieldsOf('File'), await fieldsOf('Mdx')]
    await gatsby.createNode({ id: 'file', type: 'File', relativePath: 'a.mdx', oddity: 1 })
    await gatsby.createNode({ id: 'mdx', type: 'Mdx', frontmatter: {}, oddity: 1 })
    await gatsby.rebuildSchema()
    expect([await fieldsOf('File'), await fieldsOf('Mdx')]).toEqual(before)
  })
})
