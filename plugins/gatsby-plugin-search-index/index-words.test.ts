import { fromDifferences, type PageSections } from '@galley/core/search-index'
import { indexWords } from './index-words'

/** Returns a page with these sections. Words after a bar are code. */
const page = (...sections: string[]) =>
  sections.map((words) => {
    const [text, code] = words.split('|')
    return { text, code: code ?? '' }
  }) as PageSections

const words = (text: string) => text.split(' ').filter(Boolean)

function createCache() {
  const stored = new Map<string, unknown>()
  return {
    stored,
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  }
}

/** Runs several builds of a site and records the sections that each build reads. */
function createBuilds(area = 'docs') {
  const cache = createCache()
  return {
    cache,
    build: async (...pages: PageSections[]) => {
      const read: string[] = []
      const index = await indexWords(area, pages, cache, ({ text, code }) => {
        read.push(text)
        return { text: words(text), code: words(code), names: [] }
      })
      return { read, index }
    },
  }
}

const SETUP = page('install node', 'run it|npm run')
const USAGE = page('open it|npm open')
const OTHER = page('run node')

test('returns the sorted words with their sections', async () => {
  const { index } = await createBuilds().build(SETUP, USAGE)
  expect(index.map(([term, ...fields]) => [term, ...fields.map((field) => fromDifferences(field!))])).toEqual([
    ['install', [0]],
    ['it', [1, 2]],
    ['node', [0]],
    ['npm', [], [1, 2]],
    ['open', [2], [2]],
    ['run', [1], [1]],
  ])
})

test.each<[string, PageSections[], string[]]>([
  ['nothing', [SETUP, USAGE, OTHER], []],
  ['a text', [SETUP, page('close it|npm open'), OTHER], ['close it']],
  ['a code block', [SETUP, page('open it|npm close'), OTHER], ['open it']],
  ['the number of its sections', [page('install node'), USAGE, OTHER], ['install node']],
  ['a page that is added', [page('read me'), SETUP, USAGE, OTHER], ['read me']],
  ['the order of pages', [OTHER, USAGE, SETUP], []],
  ['a copy of a page', [SETUP, USAGE, OTHER, SETUP], ['install node', 'run it']],
  ['all pages', [page('new')], ['new']],
])('returns the index of all pages and reads only new texts if a build differs in: %s', async (_, pages, fresh) => {
  const { build } = createBuilds()
  await build(SETUP, USAGE, OTHER)
  const { index, read } = await build(...pages)
  expect(index).toEqual((await createBuilds().build(...pages)).index)
  expect(read).toEqual(fresh)
  expect((await build(...pages)).index).toEqual(index)
})

test('ignores cached words of different code', async () => {
  const { build, cache } = createBuilds()
  await build(SETUP)
  for (const [key, text] of cache.stored)
    cache.stored.set(key, JSON.stringify({ ...(JSON.parse(text as string) as object), code: 'of last year' }))
  expect((await build(SETUP)).read).toEqual(['install node', 'run it'])
})
