import { resolve } from 'node:path'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { site } from '@galley/site'
import { bundleScripts, type StartScripts } from './bundle-scripts'

/** What they may weigh in a page, compressed. */
const INLINE_BYTES = 3 * 1024
const ALL_BYTES = 5.75 * 1024

const off = { ...site.analytics, host: '', domain: '' }
const on = { ...off, host: 'https://stats.example', domain: 'docs.example' }
const bundle = (settings: typeof off, cache: Map<string, string>) => bundleScripts(resolve(), cache, settings)
const weigh = (code: string) => gzipSync(code, { level: 9 }).length

/** The scripts of a site without analytics, and the cache that their build filled. */
let scripts: StartScripts
const kept = new Map<string, string>()
beforeAll(async () => {
  scripts = await bundle(off, kept)
})
afterEach(() => {
  delete process.env['GATSBY_IS_PREVIEW']
})

test('every page has little to load before it works', () => {
  const inline = weigh(scripts.inline)
  expect(inline).toBeLessThanOrEqual(INLINE_BYTES)
  expect(inline + weigh(scripts.deferred.code)).toBeLessThanOrEqual(ALL_BYTES)
})

test('they can be written into HTML: nothing in them ends the element', () => {
  expect(scripts.inline + scripts.deferred.code).not.toMatch(/<\/|<!--/)
})

test('a browser can run each by itself', () => {
  for (const code of [scripts.inline, scripts.deferred.code]) expect(() => new Script(code)).not.toThrow()
})

test('the deferred one has a path that changes with its code alone', async () => {
  expect(scripts.deferred.path).toMatch(/^deferred-[0-9a-f]{10}\.js$/)
  expect((await bundle(off, new Map(kept))).deferred).toEqual(scripts.deferred)
})

test('what an earlier build has minified is taken from its cache', async () => {
  const set = jest.fn()
  // Before it is minified, esbuild's code can differ in names from build to build, so that its keys are not compared here.
  expect((await bundleScripts(resolve(), { get: () => 'kept', set }, off)).inline).toBe('kept')
  expect(set).not.toHaveBeenCalled()
})

test('a site without analytics has no script for it, and the others have nothing of it', () => {
  expect(scripts.analytics).toBeUndefined()
  expect(scripts.inline + scripts.deferred.code).not.toMatch(/analytics|trackedEvents/)
})

test('with analytics, one script loads the other, which has the settings and no other facts of the site', async () => {
  const { inline, deferred, analytics } = await bundle(on, kept)
  expect(analytics!.path).toMatch(/^analytics-[\da-f]{10}\.js$/)
  expect(deferred.code).toContain(`"/${analytics!.path}"`)
  expect(analytics!.code).toContain('https://stats.example')
  expect(inline + deferred.code + analytics!.code).not.toContain(site.seo.description)
})

test.each(['true', 'published'])('a build of a preview server counts nothing: %s', async (kind) => {
  process.env['GATSBY_IS_PREVIEW'] = kind
  expect(await bundle(on, kept)).toEqual(scripts)
})
