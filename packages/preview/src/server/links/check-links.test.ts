import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DraftChanges, type DraftProblem, PREVIEW_API, type PreviewPage } from '@galley/core/preview'
import { baselineOf, COMPONENTS, createPreviewServer, type PreviewServer, SCHEMA } from '../preview-server.fixture'

const OTHER_PAGES = ['/docs/playground']
const ALIVE = [
  '/docs/install',
  '/docs/install#node',
  '/docs/guides',
  '/docs/playground#live',
  '/docs/broken#anything',
  '/price-list.pdf',
  '/sitemap.xml',
  '#here',
  'https://galley.example.com',
]

let server: PreviewServer
let token: string
let query: string

beforeEach(async () => {
  server = await createPreviewServer({
    otherPages: OTHER_PAGES,
    branches: {
      '': {
        'docs/install.md': '# Install\n\n## Node\n',
        'redirects.yml': '/start: /docs/install\n',
        'docs/guides/first.md': '# First\n',
        'docs/broken.md': '---\ntitle: [\n---\n',
        'docs/links.md': ['# Links', '## Here', ...ALIVE.map((url) => `[A](${url})`), ''].join('\n\n'),
        'authors/ada.yml': 'name: Ada\nto: /docs/nowhere\n',
      },
    },
  })
  const staticDir = join(server.contentDirOf(''), '../static')
  mkdirSync(staticDir)
  writeFileSync(join(staticDir, 'price-list.pdf'), '')
  server.contentOf().store.check()
  token = await server.sign()
  query = await server.know(baselineOf(), token)
}, 60_000)
afterEach(() => server.close())

const problemsIn = async (file: string, as = token) => {
  const { problems } = (await server.send(`${PREVIEW_API}/changes?${query}`, as)).json<DraftChanges>()
  return problems.filter((problem) => problem.file === file)
}
const tryText = async (text: string, as = token, file = 'docs/links.md') => {
  const payload = { file, text }
  const answer = await server.send(`${PREVIEW_API}/page?${query}`, as, { method: 'POST', payload })
  return answer.json<PreviewPage>().problems
}

test('reports a dead link as a problem of its file, with its position in the page', async () => {
  expect(await problemsIn('docs/links.md')).toEqual([])
  expect(await problemsIn('authors/ada.yml')).toMatchObject([
    { line: 2, column: 5, message: expect.stringContaining('"/docs/nowhere" is not a page') as string },
  ])

  await server.save('docs/links.md', '# Links\n\n## There\n\n[A](/docs/instal) [B](#here) [C](/start)\n')
  expect(await problemsIn('docs/links.md')).toEqual(
    [
      [1, '/docs/instal', '"/docs/instal" is not a page or file of this site. Did you mean "/docs/install"?'],
      [19, '#here', '"/docs/links" has no element with the id "here". Did you mean "there"?'],
      [30, '/start', '"/start" is an old URL that is redirected. Link to "/docs/install".'],
    ].map(([column, href, message]) => ({
      file: 'docs/links.md',
      path: '/docs/links',
      anchor: 'there',
      line: 5,
      column,
      href,
      message: expect.stringContaining(String(message)) as string,
    })),
  )
})

test('updates the problems of linking pages when a page is deleted or restored', async () => {
  const found: DraftProblem[][] = []
  server.contentOf().store.onChange(({ problems }) => {
    for (const { file, problems: now } of problems) if (file === 'docs/links.md') found.push(now)
  })
  await server.remove('docs/install.md')
  await server.save('docs/install.md', '# Install\n\n## Deno\n')
  await server.save('docs/install.md', '# Install\n\n## Node\n')
  expect(found.map((problems) => problems.map(({ href }) => href))).toEqual([
    ['/docs/install', '/docs/install#node'],
    ['/docs/install#node'],
    [],
  ])
})

test('if two files have the same path, accepts links to the headings of both files', async () => {
  await server.save('docs/2.install.md', '# Install\n\n## Deno\n')
  expect(await problemsIn('docs/links.md')).toEqual([])
})

test('reports dead links and missing references of an unsaved text', async () => {
  const dead = await tryText('# Links\n\n[A](/docs/nowhere) [B](/docs/install)\n')
  expect(dead.map(({ href }) => href)).toEqual(['/docs/nowhere'])
  expect(await tryText('# Links\n\n[A](#new)\n\n## New\n')).toEqual([])
  const post = '---\ndate: 2026-01-01\nauthors: [nobody]\n---\n\n# Post\n'
  expect(await tryText(post, token, 'blog/post.md')).toMatchObject([
    { line: 3, message: expect.stringContaining('which is not in the collection "authors"') as string },
  ])
})

test('does not reveal to a token with a path scope which other pages exist', async () => {
  const narrow = await server.sign({ paths: ['/docs/links'] })
  await server.save('docs/links.md', '# Links\n\n[A](/docs/nowhere)\n')
  expect(await problemsIn('docs/links.md')).toHaveLength(1)
  expect(await problemsIn('docs/links.md', narrow)).toEqual([])
  const page = await server.send(`${PREVIEW_API}/page?${query}&path=/docs/links`, narrow)
  expect(page.json<PreviewPage>().problems).toEqual([])
  expect(await tryText('# Links\n\n[A](/docs/nowhere) [B](/docs/install)\n', narrow)).toEqual([])
})

test('reports a dead redirect, and accepts a saved redirect as a target at once', async () => {
  const old = '/start: /docs/install\n/old: /docs/instal\n'
  await server.save('redirects.yml', `${old}/docs/guides/first: /docs/install\n/a: /docs/install#deno\n`)
  expect(await problemsIn('redirects.yml')).toMatchObject([
    { line: 2, column: 7, message: expect.stringContaining('Did you mean "/docs/install"?') as string },
    { line: 3, column: 1, message: expect.stringContaining('is a page, so this redirect') as string },
    { line: 4, column: 5, message: expect.stringContaining('has no heading with the id "deno"') as string },
  ])
  await server.save('redirects.yml', '/old: /docs/guides/first\n')
  await server.save('docs/links.md', '# Links\n\n[A](/start) [B](/old)\n')
  expect(await problemsIn('redirects.yml')).toEqual([])
  expect((await problemsIn('docs/links.md')).map(({ message }) => message)).toEqual([
    expect.stringContaining('"/start" is not a page') as string,
    expect.stringContaining('"/old" is an old URL that is redirected. Link to "/docs/guides/first"') as string,
  ])
  await server.remove('docs/guides/first.md')
  expect(await problemsIn('redirects.yml')).toMatchObject([{ line: 1, column: 7 }])
  await server.remove('redirects.yml')
  expect(await problemsIn('redirects.yml')).toEqual([])
})

test('uses the targets of a new build', async () => {
  const content = server.contentOf()
  const listed = async () => (await problemsIn('docs/links.md')).map(({ href }) => href)
  content.useBuild({ schema: SCHEMA, components: COMPONENTS, otherPages: [] })
  expect(await listed()).toEqual(['/docs/playground#live'])
  content.useBuild({ schema: SCHEMA, components: COMPONENTS, otherPages: OTHER_PAGES })
  expect(await listed()).toEqual([])
})
