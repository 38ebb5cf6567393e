import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { TEXTS_VARIABLE } from '@galley/core/current-language'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { site } from '@galley/site'
import { bundleScripts, type StartScripts } from './bundle-scripts'

/** Maximum compressed sizes, in bytes. */
const INLINE_BYTES = 3 * 1024
const ALL_BYTES = 5.75 * 1024

const off = { ...site.analytics, host: '', domain: '' }
const on = { ...off, host: 'https://stats.example', domain: 'docs.example' }
const bundle = (settings: typeof off, cache: Map<string, string>) => bundleScripts(resolve(), cache, settings)
const weigh = (code: string) => gzipSync(code, { level: 9 }).length

/** The scripts of a site without analytics, and the cache of their build. */
let scripts: StartScripts
const kept = new Map<string, string>()
beforeAll(async () => {
  scripts = await bundle(off, kept)
})
afterEach(() => {
  delete process.env['GATSBY_IS_PREVIEW']
})

test('the scripts of a page stay within their maximum sizes', () => {
  const inline = weigh(scripts.inline)
  expect(inline).toBeLessThanOrEqual(INLINE_BYTES)
  expect(inline + weigh(scripts.deferred.code)).toBeLessThanOrEqual(ALL_BYTES)
})

test('the scripts contain nothing that closes a script element', () => {
  expect(scripts.inline + scripts.deferred.code).not.toMatch(/<\/|<!--/)
})

test('the path of the deferred script changes only with its code', async () => {
  expect(scripts.deferred.path).toMatch(/^deferred-[0-9a-f]{10}\.js$/)
  expect((await bundle(off, new Map(kept))).deferred).toEqual(scripts.deferred)
})

test('reads minified code from the cache of an earlier build', async () => {
  const set = jest.fn()
  // Compares values only: names in esbuild's output, and so the keys, can differ between builds.
  expect((await bundleScripts(resolve(), { get: () => 'kept', set }, off)).inline).toBe('kept')
  expect(set).not.toHaveBeenCalled()
})

test('without analytics, builds no script for analytics, and the other scripts contain no code of analytics', () => {
  expect(scripts.analytics).toBeUndefined()
  expect(scripts.inline + scripts.deferred.code).not.toMatch(/analytics|trackedEvents/)
})

test('with analytics, the deferred script loads a script that contains only the settings of analytics', async () => {
  const { inline, deferred, analytics } = await bundle(on, kept)
  expect(analytics!.path).toMatch(/^analytics-[\da-f]{10}\.js$/)
  expect(deferred.code).toContain(`"/${analytics!.path}"`)
  expect(analytics!.code).toContain('https://stats.example')
  expect(inline + deferred.code + analytics!.code).not.toContain(site.seo.description)
})

test.each(['true', 'published'])('a build of a preview server has no analytics: %s', async (kind) => {
  process.env['GATSBY_IS_PREVIEW'] = kind
  expect(await bundle(on, kept)).toEqual(scripts)
})

test('with several languages, the scripts have the texts of the current language, and load the other texts before the application', async () => {
  expect(scripts.texts).toBeUndefined()
  jest.replaceProperty(site, 'languages', [en, de])
  jest.replaceProperty(site, 'language', de)
  jest.replaceProperty(site, 'texts', de.texts)
  const { inline, deferred, texts } = await bundle(off, kept)
  expect(texts!.path).toMatch(/^texts-de-[\da-f]{10}\.js$/)
  expect(inline).toContain(`"/${texts!.path}"`)
  expect(inline + deferred.code).toContain(de.texts.copied)
  expect(inline + deferred.code).not.toContain(en.texts.copied)
  const page = {}
  runInNewContext(texts!.code, page)
  expect(page).toEqual({ [TEXTS_VARIABLE]: de.texts })
})
