import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { site } from '@galley/site'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { pageOf } from './feed-page.fixture'
import { createPages, onPreExtractQueries } from './node-hooks'

workInOwnFolder()
afterEach(() => jest.restoreAllMocks())

function setFeeds(...feeds: string[]) {
  jest.replaceProperty(site, 'feeds', feeds)
  mkdirSync('src', { recursive: true })
  writeFileSync('src/site.ts', `export const site = { feeds: ${JSON.stringify(feeds)} }`)
}

/** Runs the hook for a site with these nodes, by type. */
async function run(nodes: Record<string, object[]>) {
  const reporter = { panicOnBuild: jest.fn(), verbose: jest.fn() }
  const set = jest.fn()
  const graphql = jest.fn().mockResolvedValue({ data: { allFile: { nodes: [] } } })
  const getNodesByType = (type: string) => nodes[type] ?? []
  for (const hook of [createPages, onPreExtractQueries])
    await (hook as unknown as (api: object) => Promise<void>)({
      ...{ getCache: () => ({ set }), getNodesByType, graphql, reporter },
    })
  return { ...reporter, problems: set.mock.calls.at(-1) as unknown }
}

const BLOG = {
  Landing: [pageOf('Landing', '/blog')],
  Post: [pageOf('Post', '/blog/sails', { date: '2026-01-31', markdown: '# /blog/sails\n\nThey **fill**.\n' })],
}
const listBlog = () => readdirSync('public/blog').sort()

test('writes a feed in three formats below its page, and the style sheet', async () => {
  setFeeds('/blog', '/changelog')
  expect((await run(BLOG)).panicOnBuild).not.toHaveBeenCalled()
  expect(listBlog()).toEqual(['atom.xml', 'feed.json', 'feed.xml'])
  expect(readFileSync('public/blog/feed.xml', 'utf8')).toContain('/blog/sails</link>')
  expect(readFileSync('public/blog/feed.json', 'utf8')).toContain('<p>They <strong>fill</strong>.</p>')
  expect(readFileSync('public/feeds.css', 'utf8')).toContain('prefers-color-scheme: dark')
  expect(existsSync('public/changelog')).toBe(false)
})

test('does not write unchanged files again', async () => {
  setFeeds('/blog')
  expect((await run(BLOG)).verbose).toHaveBeenCalledTimes(1)
  expect((await run(BLOG)).verbose).not.toHaveBeenCalled()
})

test('removes feeds that the site no longer has, and removes the style sheet with the last feed', async () => {
  setFeeds('/blog')
  await run(BLOG)
  mkdirSync('public/blog/topics/gone', { recursive: true })
  writeFileSync('public/blog/topics/gone/feed.xml', '')
  writeFileSync('public/blog/index.html', '')
  // Files of a language that the site had before.
  mkdirSync('public/fr/blog', { recursive: true })
  for (const name of ['blog/atom.xml', 'blog/index.html', 'feeds.css']) writeFileSync(`public/fr/${name}`, '')
  setFeeds()
  await run(BLOG)
  expect(listBlog()).toEqual(['index.html', 'topics'])
  expect(readdirSync('public/blog/topics/gone')).toEqual([])
  expect(existsSync('public/feeds.css')).toBe(false)
  expect(readdirSync('public/fr', { recursive: true, encoding: 'utf8' }).sort()).toEqual(['blog', 'blog/index.html'])
})

test('reports a feed whose path is not an area', async () => {
  setFeeds('/blgo')
  const message = expect.stringContaining('"feeds[1]": there is no area "/blgo" with pages.') as string
  expect((await run(BLOG)).problems).toEqual(['feeds', [{ file: 'src/site.ts', line: 1, column: 31, message }]])
})
