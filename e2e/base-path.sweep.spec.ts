import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPublicFiles } from '@galley/gatsby-adapter-node/public-files'
import { DomUtils, parseDocument } from 'htmlparser2'
import { BASE_PATH, SITE, SITE_FOLDER } from './preview-setup.mjs'
import { expect, test } from './test'

test.skip(!BASE_PATH, 'The site is at the root of its host.')

const publicDir = join(SITE_FOLDER, 'public')
const files = [...listPublicFiles(publicDir).keys()]
const read = (file: string) => readFileSync(join(publicDir, file), 'utf8')

const URL_ATTRIBUTES = ['href', 'src', 'srcset', 'imagesrcset', 'action', 'poster', 'data']
/** A path of this host that is not below the base path, or that has it twice. */
const WRONG = new RegExp(`^/(?!/)(?!${BASE_PATH.slice(1)}/)|^${BASE_PATH}${BASE_PATH}`)

/** Expects that each URL on the site's host is below the base path once. */
function check(file: string, urls: readonly string[]) {
  const paths = urls.map((url) => (url.startsWith(new URL(SITE).origin) ? url.slice(new URL(SITE).origin.length) : url))
  expect
    .soft(
      paths.filter((path) => WRONG.test(path)),
      file,
    )
    .toEqual([])
}

test('all URLs in pages have the base path once', () => {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const elements = DomUtils.findAll(() => true, parseDocument(read(file)).children)
    const attributes = elements.flatMap(({ attribs }) => URL_ATTRIBUTES.flatMap((name) => attribs[name] ?? []))
    check(
      file,
      attributes.flatMap((value) => value.split(/,?\s+/)),
    )
  }
})

test('all absolute URLs, URLs in style sheets, and lines for hosts have the base path once', () => {
  const texts = [...files.filter((name) => /\.(xml|txt|json|css|svg)$/.test(name)), '/_redirects', '/_headers']
  for (const file of texts) {
    const text = read(file)
    const absolute = text.match(new RegExp(`${new URL(SITE).origin}[^\\s"'<>)\\\\]*`, 'g')) ?? []
    const inStyles = file.endsWith('.css') ? Array.from(text.matchAll(/url\(["']?(\/[^)"']*)/g), ([, url]) => url!) : []
    const lines = file.startsWith('/_') ? (text.match(/^\/\S*/gm) ?? []) : []
    check(file, [...absolute, ...inStyles, ...lines])
  }
})
