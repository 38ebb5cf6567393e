import { rmSync } from 'node:fs'
import { formatProblem, type ContentProblem } from '@galley/core/content-source'
import { packFields } from '@galley/core/packed-fields'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import type { ExternalReport } from './external-links'
import * as hooks from './node-hooks'

jest.mock('@galley/site', () => ({ site: { url: 'https://site.example', basePath: '' } }))

const checkExternalLinks = jest.fn<Promise<ExternalReport>, []>()
jest.mock('./external-links', () => ({ checkExternalLinks: () => checkExternalLinks() }))

const ENVIRONMENT = { ...process.env }
const { at, write: writeFile } = createTestFolder()

beforeEach(() => {
  writeFile('static/price-list.pdf')
  writeMenu("{ to: '/' }")
  checkExternalLinks.mockReset()
})
afterEach(() => {
  process.env = { ...ENVIRONMENT }
})

const writeMenu = (...entries: string[]) =>
  writeFile('src/site.ts', `export const site = {\n  menu: [${entries.join(', ')}],\n}`)

const link = (target: string, line = 5) => ({ target, line, column: 1 })

/** Returns Gatsby's API for a site with two pages and an author. */
function createGatsby() {
  const nodes: Record<string, Record<string, unknown> & { placedLinks: object[] }> = {
    a: { type: 'Doc', file: 'docs/a.md', path: '/docs/a', extension: 'md', anchors: ['part'], placedLinks: [] },
    home: { type: 'Landing', file: 'index.mdx', path: '/', extension: 'mdx', anchors: [], placedLinks: [] },
    ada: { type: 'Author', file: 'authors/ada.yml', extension: 'yml', placedLinks: [] },
    broken: { type: 'FileWithProblems', file: 'content/docs/none.md', isBroken: false, paths: [], placedLinks: [] },
  }
  const pages = [
    { path: '/docs/a', context: { id: 'a' } },
    { path: '/', context: {} },
  ]
  const stored = new Map<string, unknown>()
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() }
  let passed: string[] = []
  const toNode = ({ type, file, ...fields }: Record<string, unknown>) => ({
    ...(type === 'Doc' || type === 'Landing' ? packFields(fields) : fields),
    ...(type === 'FileWithProblems' && { file }),
    internal: { type, contentFilePath: at('content', String(file)) },
  })
  const api = {
    cache: {
      get: (key: string) => Promise.resolve(stored.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    },
    getCache: () => ({ set: (_kind: string, found: ContentProblem[]) => (passed = found.map(formatProblem)) }),
    getNode: (id: string) => nodes[id] && toNode(nodes[id]),
    getNodesByType: (type: string) =>
      Object.values(nodes)
        .filter((node) => node['type'] === type)
        .map(toNode),
    reporter,
    store: {
      getState: () => ({
        program: { directory: at() },
        pages: new Map(pages.map((page) => [page.path, page])),
        redirects: [
          { fromPath: '/old', toPath: '/docs/a', isPermanent: true },
          { fromPath: '/docs', toPath: '/docs/a', isPermanent: false, redirectInBrowser: true },
        ],
      }),
    },
  }
  const run = (hook: unknown) => (hook as (api: object) => Promise<void>)(api)
  return {
    reporter,
    leaveOut: (page: object) => void stored.set('unpublished', [page]),
    write: (id: string, ...links: object[]) => (nodes[id]!.placedLinks = links),
    change: (id: string, fields: object) => Object.assign(nodes[id]!, fields),
    check: async () => {
      await run(hooks.onPreExtractQueries)
      return passed
    },
    checkOutside: () => run(hooks.onPostBootstrap),
    checkHtml: () => run(hooks.onPostBuild),
  }
}

const setEnvironment = (environment: Record<string, string>) => Object.assign(process.env, environment)

describe('in a build', () => {
  beforeEach(() => {
    setEnvironment({ NODE_ENV: 'production' })
  })

  test('reports nothing for valid links and requests no other site', async () => {
    const { write, check, checkOutside } = createGatsby()
    write('a', link('/'), link('#part'), link('/docs'), link('/price-list.pdf'), link('/#drawn-by-a-component'))
    write('ada', link('/docs/a#part'))
    expect(await check()).toEqual([])
    await checkOutside()
    expect(checkExternalLinks).not.toHaveBeenCalled()
  })

  test('reports broken links of pages, front matter, data and menus together', async () => {
    writeMenu("{ to: '/' }", "{ to: '/docs/gone' }", "{ to: '/docs/gone' }")
    const { write, check } = createGatsby()
    write('a', link('/docs/b', 9), link('#prat', 2))
    write('ada', link('/old'))
    write('home', link('/nothing-of-the-kind'))
    expect(await check()).toEqual([
      expect.stringContaining('content/authors/ada.yml:5:1  "/old" is an old URL'),
      expect.stringContaining(
        'content/docs/a.md:2:1  "/docs/a" has no element with the id "prat". Did you mean "part"?',
      ),
      expect.stringContaining('content/docs/a.md:9:1  "/docs/b" is not a page or file'),
      expect.stringContaining('content/index.mdx:5:1  "/nothing-of-the-kind" is not a page or file'),
      expect.stringContaining('src/site.ts:2:29  "/docs/gone" is not a page or file'),
    ])
  })

  test('reports a link to a page that the build leaves out', async () => {
    const { write, leaveOut, check } = createGatsby()
    write('a', link('/docs/idea'))
    leaveOut({ path: '/docs/idea', file: 'content/docs/idea.md' })
    expect(await check()).toEqual([expect.stringContaining('"/docs/idea" leads to a draft')])
  })

  test('checks the current menus after they change in develop', async () => {
    // A site may have no folder static.
    rmSync(at('static'), { recursive: true })
    const { check } = createGatsby()
    expect(await check()).toEqual([])
    writeMenu("{ to: '/dosc/a' }")
    expect(await check()).toEqual([expect.stringMatching(/^src\/site\.ts:2:16 .* Did you mean "\/docs\/a"\?/)])
  })

  test('accepts links, with any hash, to a page whose file has a problem', async () => {
    const { write, change, check } = createGatsby()
    write('a', link('/docs/none'), link('/docs/none#any'), link('/docs/nowhere-else'))
    expect(await check()).toHaveLength(3)
    change('broken', { isBroken: true, path: '/docs/none', paths: ['/docs/none'] })
    expect(await check()).toEqual([expect.stringContaining('"/docs/nowhere-else" is not a page')])
  })

  test('checks the current links of a file with a problem, and ignores the ids of its last valid version', async () => {
    const { write, change, check } = createGatsby()
    write('a', link('/docs/before'))
    write('ada', link('/docs/a#new'))
    write('broken', link('/docs/now', 3))
    change('broken', { file: 'content/docs/a.md', isBroken: true, path: '/docs/a', paths: ['/docs/a'] })
    expect(await check()).toEqual([expect.stringContaining('content/docs/a.md:3:1  "/docs/now" is not a page')])
  })

  test('checks links to other sites on request: broken links fail the build, doubtful links are warnings', async () => {
    setEnvironment({ CHECK_EXTERNAL_LINKS: '1' })
    checkExternalLinks.mockResolvedValue({ dead: ['content/a.md:1:1  Gone.'], doubtful: ['content/b.md:1:1  Slow.'] })
    const { reporter, checkOutside } = createGatsby()
    await checkOutside()
    expect(reporter.warn).toHaveBeenCalledWith(
      'Links to other sites that could not be checked:\n\ncontent/b.md:1:1  Slow.\n',
    )
    expect(reporter.panicOnBuild).toHaveBeenCalledWith('One broken link to another site:\n\ncontent/a.md:1:1  Gone.\n')
  })

  test('checks the HTML after the build and reports the position of links written in content', async () => {
    const dead = '<a href="/sitemap.xml"></a>'
    writeFile('public/index.html', dead)
    writeFile('public/docs/a/index.html', dead)
    const { reporter, write, checkHtml } = createGatsby()
    write('a', link('/sitemap.xml', 7))
    await checkHtml()
    expect(reporter.panicOnBuild.mock.calls).toEqual([
      [
        'Broken links in the built site:\n\n' +
          '"/sitemap.xml" is not a page or file of this site. Correct the link, or remove it.\n' +
          '    Linked on /docs/a (content/docs/a.md:7:1), /.',
      ],
    ])
  })
})

test('requests no other site in develop', async () => {
  setEnvironment({ NODE_ENV: 'development', CHECK_EXTERNAL_LINKS: '1' })
  await createGatsby().checkOutside()
  expect(checkExternalLinks).not.toHaveBeenCalled()
})
