import { type DraftChanges, PREVIEW_API, type PreviewPage } from '@galley/core/preview'
import { COMPONENTS, createPreviewServer, type PreviewServer, SCHEMA } from './preview-server.fixture'

// In this configuration, authors, topics and series are pages.
jest.unmock('@galley/site/collections')

const landing = '{ landing(path: { eq: "/blog" }) { path title } }'
const names = ['blog-list', 'blog-archive', 'topic-page', 'author-page', 'blog-post']
const templates = Object.fromEntries(names.map((name) => [`templates/${name}`, landing]))
const queries = { ...COMPONENTS.queries, ...templates }
const post = (fields: string) => `---\ntitle: Herons\ndescription: Of birds.\ndate: 2025-01-01\n${fields}---\n\nText.\n`

let server: PreviewServer
let token: string

beforeEach(async () => {
  server = await createPreviewServer({
    branches: {
      '': {
        'blog/index.yml': 'title: Blog\n',
        'blog/archive.yml': 'title: Archive\n',
        'blog/heron.md': post('authors: [mina]\ntopics: [birds]\nseries: river\n'),
        'blog/other.md': post(''),
        'blog/topics/birds.yml': 'title: Birds\n',
        'blog/series/river.yml': 'title: River\n',
        'authors/mina.yml': 'title: Mina\n',
      },
    },
  })
  server.contentOf().useBuild({ schema: SCHEMA, components: { queries } })
  token = await server.sign()
}, 60_000)
afterEach(() => server.close())

const showing = async (query: string, ...paths: string[]) => {
  const pages = paths.map(async (path) =>
    (await server.send(`${PREVIEW_API}/page?path=${path}&${query}`, token)).json<PreviewPage>(),
  )
  return (await Promise.all(pages)).filter(({ showsChanges }) => showsChanges).map(({ path }) => path)
}
const ALL = ['/blog', '/blog/archive', '/blog/heron', '/blog/other', '/blog/topics/birds', '/authors/mina']

test.each(['authors/mina.yml', 'blog/topics/birds.yml', 'blog/series/river.yml'])(
  'changing or deleting %s counts as a change of the posts that reference this file',
  async (file) => {
    const query = await server.publish(token)
    expect(await showing(query, ...ALL)).toEqual([])
    await server.save(file, 'title: Another title\n')
    expect(await showing(query, ...ALL)).toEqual(['/blog/heron'])
    await server.remove(file)
    expect(await showing(query, '/blog/heron', '/blog/other')).toEqual(['/blog/heron'])
  },
)

test('marks drafts and scheduled posts, which the next build does not publish', async () => {
  const query = await server.publish(token)
  const dated = (date: string, more = '') => post(more).replace('2025-01-01', date)
  await server.save('blog/later.md', dated('2999-01-02'))
  await server.save('blog/idea.md', dated('2999-01-02', 'draft: true\n'))
  await server.save('blog/named.draft.md', post(''))
  await server.save('blog/now.md', post(''))
  const { changes } = (await server.send(`${PREVIEW_API}/changes?${query}`, token)).json<DraftChanges>()
  expect(changes.map(({ file, state, isDraft, publishOn }) => [file, state, isDraft, publishOn])).toEqual([
    ['blog/idea.md', 'new', true, undefined],
    ['blog/later.md', 'new', undefined, '2999-01-02'],
    ['blog/named.draft.md', 'new', true, undefined],
    ['blog/now.md', 'new', undefined, undefined],
  ])
  const page = (await server.send(`${PREVIEW_API}/page?path=/blog/later&${query}`, token)).json<PreviewPage>()
  expect(page.publishOn).toBe('2999-01-02')
})

test('further pages of a list show saved changes and new posts', async () => {
  for (let day = 10; day < 23; day += 1)
    await server.save(`blog/day-${day}.md`, post('').replace('2025-01-01', `2025-01-${day}`))
  const query = await server.publish(token)
  const pages = ['/blog', '/blog/page/2', '/blog/page/3', '/blog/archive/page/2', '/blog/heron/page/2']
  const statuses = pages.map(async (path) => {
    const { statusCode } = await server.send(`${PREVIEW_API}/page?path=${path}&${query}`, token)
    return statusCode
  })
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404])
  expect(await showing(query, '/blog', '/blog/page/2')).toEqual([])
  await server.save('blog/new.md', post('').replace('2025-01-01', '2025-02-01'))
  expect(await showing(query, '/blog', '/blog/page/2')).toEqual(['/blog', '/blog/page/2'])
  const page = (await server.send(`${PREVIEW_API}/page?path=/blog/page/2&${query}`, token)).json<PreviewPage>()
  expect(page).toMatchObject({ path: '/blog/page/2', component: 'templates/blog-list', file: 'blog/index.yml' })
})

test('a new or deleted post counts as a change of its lists and of the pages that it references', async () => {
  const query = await server.publish(token)
  await server.save('blog/new.md', post('authors: [mina]\n'))
  expect(await showing(query, ...ALL)).toEqual(['/blog', '/blog/archive', '/authors/mina'])
  await server.remove('blog/new.md')
  await server.remove('blog/other.md')
  expect(await showing(query, '/blog', '/blog/archive', '/blog/heron')).toEqual(['/blog', '/blog/archive'])
})
