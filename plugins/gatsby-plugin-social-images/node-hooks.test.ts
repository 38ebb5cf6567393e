import { createResolvers, onPostBuild, onPreExtractQueries } from './node-hooks'
import { renderImages, type RenderedImages } from './render-images'

jest.mock('@galley/site', () => jest.requireActual<object>('@galley/testing/site.fixture'))
jest.mock('@galley/site/collections', () => jest.requireActual<object>('@galley/testing/content.config.fixture'))
jest.mock('./render-images')

const page = { path: '/docs/ropes', title: 'Ropes', description: '', seo: {} }
const own = { ...page, path: '/docs/photo', seo: { image: { path: 'docs/photo.jpg', width: 2, height: 1 } } }
const photo = { relativePath: 'docs/photo.jpg', internal: { contentDigest: 'abc' } }
const { NODE_ENV } = process.env

beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'production' })
})
afterEach(() => {
  Object.assign(process.env, { NODE_ENV })
  delete process.env['CONTENT_DRAFTS']
})

const run = async (hook: unknown, args: object) => (hook as (args: object) => unknown)(args)

async function resolveImage(source: object) {
  type Resolve = (source: object, args: object, context: object) => Promise<string | null>
  let resolvers: Record<string, { socialImage: { resolve: Resolve } }> = {}
  await run(createResolvers, { createResolvers: (given: typeof resolvers) => (resolvers = given) })
  const nodeModel = { findOne: () => Promise.resolve(photo) }
  return resolvers['Doc']!.socialImage.resolve(source, {}, { nodeModel })
}

/** Runs the hooks for these pages. The threads return `rendered`. */
async function build(made: Promise<RenderedImages>) {
  jest.mocked(renderImages).mockReturnValueOnce(made)
  const nodes: Record<string, object[]> = { Doc: [page, own, { ...page, path: '/without-a-route' }], File: [photo] }
  const pages = new Map([page, own].map(({ path }) => [path, {}]))
  const api = {
    cache: { get: () => Promise.resolve(undefined), set: jest.fn() },
    getNodesByType: (type: string) => nodes[type] ?? [],
    store: { getState: () => ({ pages }) },
    reporter: { warn: jest.fn(), verbose: jest.fn(), panicOnBuild: jest.fn() },
  }
  await run(onPreExtractQueries, api)
  await run(onPostBuild, api)
  return api
}

const result = { made: { '/social/docs/ropes.png': '1' }, count: 1, problems: [], missing: new Map<string, string[]>() }

test("the URL of a page's image has a digest of its texts or of its own image", async () => {
  const url = await resolveImage(page)
  expect(url).toMatch(/^\/social\/docs\/ropes\.png\?[0-9a-f]{8}$/)
  expect(await resolveImage({ ...page, title: 'Knots' })).not.toBe(url)
  expect(await resolveImage(own)).toMatch(/^\/social\/docs\/photo\.jpg\?[0-9a-f]{8}$/)
  expect(await resolveImage({ ...page, path: '/docs/über uns' })).toContain('/social/docs/%C3%BCber%20uns.png?')
})

test('pages have no image in develop, in preview builds, and with noindex', async () => {
  expect(await resolveImage({ ...page, seo: { noindex: true } })).toBeNull()
  process.env['CONTENT_DRAFTS'] = 'include'
  expect(await resolveImage(page)).toBeNull()
  delete process.env['CONTENT_DRAFTS']
  Object.assign(process.env, { NODE_ENV: 'development' })
  expect(await resolveImage(page)).toBeNull()
})

test('a build renders the images of its pages and caches their digests', async () => {
  const { cache, reporter } = await build(Promise.resolve(result))
  const [{ images }] = jest.mocked(renderImages).mock.lastCall!
  expect(images.map(({ path }) => path)).toEqual(['/social/docs/ropes.png', '/social/docs/photo.jpg'])
  expect(`/social/docs/photo.jpg?${images[1]!.digest}`).toBe(await resolveImage(own))
  expect(cache.set).toHaveBeenCalledWith('images', result.made)
  expect(reporter.warn).not.toHaveBeenCalled()
})

test('warns of characters that no font has', async () => {
  const missing = new Map([['/social/docs/ropes.png', ['快', '速']]])
  const { reporter } = await build(Promise.resolve({ ...result, missing }))
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('/social/docs/ropes.png: 快速'))
  expect(reporter.panicOnBuild).not.toHaveBeenCalled()
})

test('fails the build for images that cannot be rendered', async () => {
  const { reporter } = await build(Promise.resolve({ ...result, problems: ['a.png cannot be read.'] }))
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('a.png cannot be read.'))
  const broken = await build(Promise.reject(new Error('No thread.')))
  expect(broken.reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('No thread.'))
  expect(broken.cache.set).not.toHaveBeenCalled()
})
