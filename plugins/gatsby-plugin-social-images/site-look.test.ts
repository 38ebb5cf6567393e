import { symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { listFonts } from './site-look'

const SITE = { fonts: {} }
const SCOPE = 'node_modules/@fontsource-variable'
const { at, write } = createTestFolder()

beforeEach(() => {
  write(`${SCOPE}/noto-sans-jp/package.json`, '{}')
  symlinkSync(resolve(SCOPE, 'source-serif-4'), at(SCOPE, 'source-serif-4'))
})

test("adds all parts of the site's fonts after the fallback font", () => {
  write(`${SCOPE}/noto-sans-jp/unicode.json`, '{"[0]":"U+25ee8","latin":"U+0000-00FF"}')
  for (const subset of ['0', 'latin']) write(`${SCOPE}/noto-sans-jp/files/noto-sans-jp-${subset}-wght-normal.woff2`)
  const own = listFonts(at(), SITE).fallback
  const { fallback } = listFonts(at(), SITE, ['@fontsource-variable/noto-sans-jp'])
  expect(own.length).toBeGreaterThan(0)
  expect(fallback).toEqual([
    ...own,
    expect.stringContaining('noto-sans-jp-latin-wght-normal.woff2'),
    expect.stringContaining('noto-sans-jp-0-wght-normal.woff2'),
  ])
})

test("uses the site's fonts instead of the engine's", () => {
  const files = [{ url: '/fonts/inter-greek.woff2' }, { url: '/fonts/inter-latin.woff2' }]
  const { sans, serif } = listFonts(at(), { fonts: { sans: { weights: '100 900', files } } })
  expect(sans).toEqual([at('static/fonts/inter-latin.woff2'), at('static/fonts/inter-greek.woff2')])
  expect(serif[0]).toMatch(/tokens\/fonts\/newsreader-latin-\w+\.woff2$/)
})

test.each(['@fontsource-variable/noto-sans-jp', '@fontsource/noto-sans-sc'])(
  'reports %s, which is not variable or not installed',
  (name) => {
    expect(() => listFonts(at(), SITE, [name])).toThrow(
      `"${name}" is not an installed variable font of Fontsource. Run "npm install ${name}", or correct "seo.socialImageFonts" in src/site.ts.`,
    )
  },
)
