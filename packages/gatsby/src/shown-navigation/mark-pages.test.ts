import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteNavigation } from '@galley/core/navigation'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import type { NodePluginArgs } from 'gatsby'
import { htmlReducer } from 'gatsby/dist/redux/reducers/html'
import { markPages, QUERY_FILE } from './mark-pages'

type Action = Parameters<typeof htmlReducer>[1]

const queryFile = join(__dirname, '../../../theme/src/hooks/use-navigation.ts')
const HASH = '267958668'
const ANSWER = `public/page-data/sq/d/${HASH}.json`
const PATHS = ['/docs/install', '/docs/update', '/docs/yaml', '/docs/json', '/blog']

const page = (name: string, title = name) => ({ title, path: `/docs/${name}`, stem: `docs/${name}` })
const group = (name: string, ...children: ReturnType<typeof page>[]) => {
  return { ...page(name), page: false as const, children }
}
const groupsOf = (title: string) => [
  group('start', page('install'), page('update')),
  group('files', page('yaml', title), page('json')),
  group('end', page('other')),
]
const navigation = (title: string, areas = ['/docs']): SiteNavigation => ({
  contentNavigation: [{ ...page(''), path: '/docs', children: groupsOf(title) }],
  contentAreas: areas.map((path) => ({ path, isOpen: true })),
})

/** Returns a store with Gatsby's own reducer, and an emitter. */
function createSite() {
  let html = htmlReducer(undefined, { type: 'INIT' } as unknown as Action)
  const listeners: ((action: Action) => void)[] = []
  const store = {
    getState: () => ({ html, staticQueryComponents: new Map([['sq', { componentPath: queryFile, hash: HASH }]]) }),
    dispatch(action: Action) {
      html = htmlReducer(html, action)
      if (action.type === 'PAGE_QUERY_RUN') for (const listener of listeners) listener(action)
    },
  }
  const emitter = { on: (_type: string, listener: (action: Action) => void) => listeners.push(listener) }
  const dispatch = (type: string, payload: unknown) => {
    store.dispatch({ type, payload } as unknown as Action)
  }
  return {
    args: { store, emitter } as unknown as NodePluginArgs,
    addPages() {
      for (const path of PATHS) dispatch('CREATE_PAGE', { path })
    },
    answer(answer: SiteNavigation) {
      const text = JSON.stringify({ data: answer })
      mkdirSync(resolve(ANSWER, '..'), { recursive: true })
      writeFileSync(ANSWER, text)
      const resultHash = createHash('sha1').update(text).digest('hex')
      dispatch('PAGE_QUERY_RUN', { queryType: 'static', queryHash: HASH, resultHash })
    },
    deletePage(path: string) {
      dispatch('DELETE_PAGE', { path })
    },
    render() {
      dispatch('HTML_GENERATED', PATHS)
      for (const result of html.trackedStaticQueryResults.values()) result.dirty = 0
    },
    /** Returns the marked pages, or that Gatsby will mark all pages. */
    readMarks: () => ({
      pages: PATHS.filter((path) => html.trackedHtmlFiles.get(path)?.dirty),
      all: html.trackedStaticQueryResults.get(HASH)?.dirty !== 0,
    }),
  }
}

workInOwnFolder()

/** Returns a site whose last build rendered all pages. */
function createBuiltSite() {
  const site = createSite()
  site.addPages()
  site.answer(navigation('YAML'))
  site.render()
  return site
}

test('marks only the pages that show a changed title', async () => {
  const site = createBuiltSite()
  await markPages(site.args)
  site.answer(navigation('YAML files'))
  expect(site.readMarks()).toEqual({ pages: ['/docs/update', '/docs/yaml', '/docs/json'], all: false })
})

test('QUERY_FILE matches the file with the query', () => {
  expect(queryFile).toMatch(QUERY_FILE)
  expect(readFileSync(queryFile, 'utf8')).toContain('useStaticQuery')
})

test('marks a deleted page, because it can return before its HTML is removed', async () => {
  const site = createBuiltSite()
  await markPages(site.args)
  site.deletePage('/docs/json')
  site.answer(navigation('YAML files'))
  expect(site.readMarks().pages).toContain('/docs/json')
})

test('leaves the first build to Gatsby', async () => {
  const site = createSite()
  await markPages(site.args)
  site.addPages()
  site.answer(navigation('YAML'))
  expect(site.readMarks().all).toBe(true)
})

test.each<[situation: string, setUp: (site: ReturnType<typeof createSite>) => void, areas?: string[]]>([
  ['there is a new area', () => undefined, ['/docs', '/blog']],
  ['the result of the last build is missing', () => rmSync(ANSWER)],
  ['the result of the last build differs', () => writeFileSync(ANSWER, JSON.stringify({ data: navigation('JSON') }))],
  ['the last build found a change and rendered nothing', (site) => site.answer(navigation('Other files'))],
])('leaves all pages to Gatsby if %s', async (_situation, setUp, areas = ['/docs']) => {
  const site = createBuiltSite()
  setUp(site)
  await markPages(site.args)
  site.answer(navigation('YAML files', areas))
  expect(site.readMarks().all).toBe(true)
})
