import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTranslations } from '@galley/core/translations'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { validateXML } from 'xmllint-wasm'
import { findShownImages, removeSitemap, writeRobots, writeSitemap } from './sitemap'

const SITE = 'https://harbour.example'
const PAGES = [
  { path: '/', images: [] },
  { path: '/docs/café & co?', lastUpdated: '2026-11-20', images: ['/static/1/a b&c.png', '/static/2/d%20e.svg'] },
  { path: '/docs/b', lastUpdated: null, images: [] },
]

const IMAGE_SCHEMA = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
    targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xsd:element name="image">
    <xsd:complexType><xsd:sequence><xsd:element name="loc" type="xsd:anyURI"/></xsd:sequence></xsd:complexType>
  </xsd:element>
</xsd:schema>`
const SCHEMA = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xsd:schema>`

const { at, read, write } = createTestFolder()
const listTexts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text)

/** Returns the errors that the schema of sitemaps.org reports. The package `sitemap` contains the schema. */
async function findProblems(contents: string) {
  const official = readFileSync(join(require.resolve('sitemap'), '../../../schema/sitemap.xsd'), 'utf8')
  const { errors } = await validateXML({
    xml: [{ fileName: 'part.xml', contents }],
    schema: [SCHEMA],
    preload: [
      { fileName: 'sitemap.xsd', contents: official },
      { fileName: 'image.xsd', contents: IMAGE_SCHEMA },
    ],
  })
  return errors.map(({ message }) => message)
}

test('lists every page with its date and its images, as absolute URLs', async () => {
  await writeSitemap(at(), SITE, PAGES)
  const part = read('sitemap-0.xml')
  expect(listTexts(part, 'loc')).toEqual([`${SITE}/`, `${SITE}/docs/caf%C3%A9%20&amp;%20co%3F`, `${SITE}/docs/b`])
  expect(listTexts(part, 'lastmod')).toEqual(['2026-11-20'])
  expect(listTexts(part, 'image:loc')).toEqual([`${SITE}/static/1/a%20b&amp;c.png`, `${SITE}/static/2/d%20e.svg`])
  expect(await findProblems(part)).toEqual([])
  expect(await findProblems(part.replace('2026-11-20', 'soon'))).not.toEqual([])
})

test('splits the sitemap of a large site into parts, which the index lists', async () => {
  await writeSitemap(at(), SITE, PAGES, 2)
  expect(listTexts(read('sitemap-index.xml'), 'loc')).toEqual([`${SITE}/sitemap-0.xml`, `${SITE}/sitemap-1.xml`])
  expect(listTexts(read('sitemap-1.xml'), 'loc')).toEqual([`${SITE}/docs/b`])
  expect(await findProblems(read('sitemap-1.xml'))).toEqual([])
})

test('removes the sitemap of the last build, and no other file', async () => {
  for (const file of ['sitemap-index.xml', 'sitemap-12.xml', 'sitemap-of-streets.xml', 'opensearch.xml']) write(file)
  await removeSitemap(at())
  expect(readdirSync(at()).sort()).toEqual(['opensearch.xml', 'sitemap-of-streets.xml'])
})

test("lists a page's images with the URLs in the page", () => {
  const image = (path: string, src?: string) => ({
    path,
    file: {
      publicURL: `/static/${path}`,
      childImageSharp: src ? { gatsbyImageData: { images: { fallback: { src } } } } : null,
    },
  })
  const photo = image('docs/photo.png', '/static/1/photo.png')
  const data = { doc: { images: [photo, image('docs/plan.svg'), null], cover: { src: photo }, list: [image('b.png')] } }
  expect(findShownImages(data, ['docs/photo.png', 'docs/plan.svg', 'docs/hidden.png'])).toEqual([
    '/static/1/photo.png',
    '/static/docs/plan.svg',
  ])
})

test('robots.txt names the sitemap, and forbids crawling a preview', () => {
  expect(writeRobots(SITE, false)).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${SITE}/sitemap-index.xml\n`)
  expect(writeRobots(SITE, true)).toBe('User-agent: *\nDisallow: /\n')
})

test('a page and its translations name each other, and the first language is the default', async () => {
  setTranslations(['de'])
  const translations = { en: '/docs/b', de: '/de/docs/b' }
  await writeSitemap(at(), SITE, [
    { path: '/de/docs/b', images: [], translations },
    { path: '/docs/c', images: [], translations: { en: '/docs/c' } },
  ])
  const links = (lang: string, path: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${SITE}${path}"/>`
  expect(read('sitemap-0.xml').match(/<url>.*?<\/url>/g)).toEqual([
    `<url><loc>${SITE}/de/docs/b</loc>${links('en', '/docs/b')}${links('x-default', '/docs/b')}${links('de', '/de/docs/b')}</url>`,
    `<url><loc>${SITE}/docs/c</loc></url>`,
  ])
  expect(read('sitemap-0.xml')).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  setTranslations([])
})
