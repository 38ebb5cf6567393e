import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { listFonts } from './site-look'

const SITE = { fonts: {} }
const SCOPE = 'node_modules/@fontsource-variable'
let projectDir: string

const write = (file: string, text: string) => {
  const path = join(projectDir, SCOPE, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'fonts-'))
  write('noto-sans-jp/package.json', '{}')
  symlinkSync(resolve(SCOPE, 'source-serif-4'), join(projectDir, SCOPE, 'source-serif-4'))
})
afterEach(() => rmSync(projectDir, { recursive: true }))

test("adds all parts of the site's fonts after the fallback font", () => {
  write('noto-sans-jp/unicode.json', '{"[0]":"U+25ee8","latin":"U+0000-00FF"}')
  for (const subset of ['0', 'latin']) write(`noto-sans-jp/files/noto-sans-jp-${subset}-wght-normal.woff2`, '')
  const own = listFonts(projectDir, SITE).fallback
  const { fallback } = listFonts(projectDir, SITE, ['@fontsource-variable/noto-sans-jp'])
  expect(own.length).toBeGreaterThan(0)
  expect(fallback).toEqual([
    ...own,
    expect.stringContaining('noto-sans-jp-latin-wght-normal.woff2'),
    expect.stringContaining('noto-sans-jp-0-wght-normal.woff2'),
  ])
})

test("uses the site's fonts instead of the engine's", () => {
  const files = [{ url: '/fonts/inter-greek.woff2' }, { url: '/fonts/inter-latin.woff2' }]
  const { sans, serif } = listFonts(projectDir, { fonts: { sans: { weights: '100 900', files } } })
  expect(sans).toEqual([
    join(projectDir, 'static/fonts/inter-latin.woff2'),
    join(projectDir, 'static/fonts/inter-greek.woff2'),
  ])
  expect(serif[0]).toMatch(/tokens\/fonts\/newsreader-latin-\w+\.woff2$/)
})

test.each(['@fontsource-variable/noto-sans-jp', '@fontsource/noto-sans-sc'])(
  '%s, which has no such files or is not installed, is an error',
  (name) => {
    expect(() => listFonts(projectDir, SITE, [name])).toThrow(
      `"${name}" is not an installed variable font of Fontsource. Run "npm install ${name}", or correct "seo.socialImageFonts" in src/site.ts.`,
    )
  },
)
