import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { runInNewContext } from 'node:vm'
import { setTranslations } from '@galley/core/translations'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { build } from 'esbuild'
import type { NodePluginArgs } from 'gatsby'
import { splitNavigation, writeNavigations } from './split-navigation'

const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
const languages = ['en', 'de', 'pt-BR']

workInOwnFolder()
afterEach(() => setTranslations([]))

/** Returns the code of Gatsby's loader with the patch, for a site below "/base" whose navigation has the hash "12". */
async function patchLoader() {
  const query = { componentPath: '/theme/src/hooks/use-navigation.ts', hash: '12' }
  const store = { getState: () => ({ staticQueryComponents: new Map([['sq', query]]) }) }
  const original = requireFromGatsby.resolve('gatsby/cache-dir/loader.js')
  copyFileSync(original, 'loader.js')
  splitNavigation.apply(requireFromGatsby, {
    store: store as unknown as NodePluginArgs['store'],
    loader: 'loader.js',
    languages,
  })
  const { outputFiles } = await build({
    stdin: { contents: readFileSync('loader.js', 'utf8'), resolveDir: dirname(original) },
    define: { __PATH_PREFIX__: '"/base"', __BASE_PATH__: '"/base"', 'process.env.BUILD_STAGE': '""', global: 'window' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'loaders',
  })
  return outputFiles[0]!.text
}

test.each([
  ['/base/docs/a', 'en'],
  ['/base/design', 'en'],
  ['/base/de', 'de'],
  ['/base/de/docs/unknown', 'de'],
  ['/base/pt-BR/docs', 'pt-BR'],
])(
  'in a document at %s, the loader of Gatsby requests the navigation in %s, and other static queries as before',
  async (pathname, language) => {
    const requested: string[] = []
    class XMLHttpRequest {
      readyState = 4
      status = 200
      responseText = ''
      onreadystatechange?: () => void
      open(_method: string, url: string) {
        requested.push(url)
        this.responseText = JSON.stringify({
          path: pathname,
          url,
          webpackCompilationHash: '1',
          staticQueryHashes: ['12', '34'],
        })
      }
      send() {
        this.onreadystatechange?.()
      }
    }
    const context = { window: {}, location: { pathname }, XMLHttpRequest, pathname }
    const page = (await runInNewContext(
      `${await patchLoader()};new loaders.BaseLoader(async () => ({}), []).loadPage(pathname)`,
      context,
    )) as { staticQueryResults: unknown }
    const url = `/base/page-data/sq/d/12.${language}.json`
    expect(requested.filter((one) => one.includes('/sq/'))).toEqual([url, '/base/page-data/sq/d/34.json'])
    expect(page.staticQueryResults).toMatchObject({ 12: { url } })
  },
)

test('the file of a language has its trees in all versions, and the areas of the site', () => {
  setTranslations(languages.slice(1))
  const item = (path: string) => ({ title: '', path, stem: path })
  const english = [item('/docs'), item('/docs/1'), item('/design')]
  const german = [item('/de/docs'), item('/de/docs/1')]
  const contentAreas = [{ path: '/blog', isOpen: true }]
  const text = JSON.stringify({ data: { contentNavigation: [...english, ...german], contentAreas } })
  writeFileSync('12.json', text)
  writeNavigations('.', '12', languages)
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
  expect(read('12.en.json')).toEqual({ data: { contentNavigation: english, contentAreas } })
  expect(read('12.de.json')).toEqual({ data: { contentNavigation: german, contentAreas } })
  expect(read('12.pt-BR.json')).toEqual({ data: { contentNavigation: [], contentAreas } })
  expect(readFileSync('12.json', 'utf8')).toBe(text)
})
