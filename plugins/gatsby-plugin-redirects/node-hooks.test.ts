import { mkdirSync, writeFileSync } from 'node:fs'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { onCreateDevServer, onPreExtractQueries } from './node-hooks'

const path = 'content/redirects.yml'

workInOwnFolder()
beforeEach(() => {
  mkdirSync('content')
  writeFileSync(path, '')
})

const doc = (stem: string) => ({ stem, sortKey: stem, path: `/${stem}`, title: stem, anchors: [] })

/** Runs the hook for entries of docs. Only the entries at `pages` have a page. Returns its calls of Gatsby's API. */
async function run(docs: object[], pages: string[], redirects: object[] = []) {
  const createRedirect = jest.fn<undefined, [object]>()
  const reporter = { warn: jest.fn<undefined, [string]>(), panicOnBuild: jest.fn() }
  const getNodesByType = (type: string) => (type === 'Doc' ? docs : [])
  const getCache = () => ({ get: () => Promise.resolve(undefined), set: () => Promise.resolve() })
  const store = { getState: () => ({ pages: new Map(pages.map((page) => [page, {}])), redirects }) }
  const api = { actions: { createRedirect }, getCache, getNodesByType, reporter, store }
  await (onPreExtractQueries as (api: object) => Promise<void>)(api)
  return { created: createRedirect.mock.calls.flat(), reporter }
}

test('redirects a docs folder to its first page, over HTTP and in the browser, even if the file is empty', async () => {
  const { created } = await run([doc('docs/a'), doc('docs/b')], ['/docs/b'])
  expect(created).toEqual([{ fromPath: '/docs', toPath: '/docs/b', isPermanent: false, redirectInBrowser: true }])
})

test('redirects the lines of the file over HTTP only', async () => {
  writeFileSync(path, '/docs: /docs/b\n/old: /docs/a\n')
  const { created } = await run([doc('docs/a'), doc('docs/b')], ['/docs/a', '/docs/b'])
  expect(created).toEqual([
    { fromPath: '/docs', toPath: '/docs/b', isPermanent: true, redirectInBrowser: false },
    { fromPath: '/old', toPath: '/docs/a', isPermanent: true, redirectInBrowser: false },
  ])
})

test('redirects a folder with an encoded name over HTTP only', async () => {
  const { created } = await run([doc('docs/café/a'), doc('docs')], ['/docs', '/docs/café/a'])
  expect(created).toMatchObject([{ fromPath: '/docs/café', toPath: '/docs/caf%C3%A9/a', redirectInBrowser: false }])
})

test('asks for a restart if a folder gets a page in develop', async () => {
  const earlier = { fromPath: '/docs', toPath: '/docs/a', redirectInBrowser: true }
  const { created, reporter } = await run([doc('docs'), doc('docs/a')], ['/docs', '/docs/a'], [earlier])
  expect(created).toEqual([])
  expect(reporter.warn.mock.calls).toEqual([
    ['"/docs" has a page now, but this run still redirects it in the browser. Start the command again.'],
  ])
})

/** Returns the location to which the development server redirects a request, if it does. */
async function ask(url: string) {
  const store = { getState: () => ({ pages: new Map([['/docs/a', {}]]) }) }
  const use = jest.fn<undefined, [(...given: object[]) => void]>()
  await (onCreateDevServer as (api: object) => unknown)({ app: { use }, store })
  const redirect = jest.fn<undefined, [status: number, location: string]>()
  const next = jest.fn()
  use.mock.calls[0]![0]({ url, path: url.split('?')[0] }, { redirect }, next)
  expect(redirect.mock.calls.length + next.mock.calls.length).toBe(1)
  return redirect.mock.calls[0]
}

test.each([
  ['/docs/?from=mail', '/docs/a?from=mail'],
  ['/old/caf%C3%A9', 'https://new.example/caf%C3%A9'],
  ['/docs/a', undefined],
  ['/docs/a/', undefined],
  ['/%E0%A4%A', undefined],
])('in develop, %s redirects to %s', async (url, location) => {
  writeFileSync(path, '/docs/*: /docs/a\n/old/*: https://new.example/*\n')
  await run([doc('docs/a')], ['/docs/a'])
  expect(await ask(url)).toEqual(location && [302, location])
})

test.each(['/root//evil.example', '/root/%2fevil.example', '/root/\\evil.example', '//root/a'])(
  'in develop, %s leads to no other site',
  async (url) => {
    writeFileSync(path, '/root/*: /*\n')
    await run([doc('docs/a')], ['/docs/a'])
    expect(await ask(url)).toBeUndefined()
  },
)

test('in develop, a redirect changes and disappears with its line', async () => {
  const lead = async (lines: string) => {
    writeFileSync(path, lines)
    await run([doc('docs/a'), doc('docs/b')], ['/docs/a', '/docs/b'])
    return (await ask('/old'))?.[1]
  }
  expect(await lead('/old: /docs/a\n')).toBe('/docs/a')
  expect(await lead('/old: /docs/b\n')).toBe('/docs/b')
  expect(await lead('')).toBeUndefined()
})
