import { resolve } from 'node:path'
import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type * as Site from '../../src/site'
import { bundleScripts, type StartScripts } from './bundle-scripts'

/** What they may weigh in a page, compressed. */
const INLINE_BYTES = 3 * 1024
const ALL_BYTES = 5 * 1024

const weigh = (code: string) => gzipSync(code, { level: 9 }).length

let scripts: StartScripts
beforeAll(async () => {
  scripts = await bundleScripts(resolve())
})

test('every page has little to load before it works', () => {
  const inline = weigh(scripts.inline)
  expect(inline).toBeLessThanOrEqual(INLINE_BYTES)
  expect(inline + weigh(scripts.deferred.code)).toBeLessThanOrEqual(ALL_BYTES)
})

test('they can be written into HTML: nothing in them ends the element', () => {
  expect(scripts.inline + scripts.deferred.code).not.toMatch(/<\/|<!--/)
})

test('no configuration of the site is sent with the HTML of every page', () => {
  const { site } = jest.requireActual<typeof Site>('../../src/site')
  expect(scripts.inline).not.toContain(site.url)
  expect(scripts.inline).not.toContain(site.header.title)
})

test('a browser can run each by itself', () => {
  for (const code of [scripts.inline, scripts.deferred.code]) expect(() => new Script(code)).not.toThrow()
})

test('the deferred one has a path that changes with its code alone', async () => {
  expect(scripts.deferred.path).toMatch(/^deferred-[0-9a-f]{10}\.js$/)
  expect(await bundleScripts(resolve())).toEqual(scripts)
})
