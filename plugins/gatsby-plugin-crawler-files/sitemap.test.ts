import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const listTexts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text)

/** What the schema of sitemaps.org finds wrong; `sitemap` has a copy of it. */
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

test('has every page with its date and its images, as absolute URLs', async () => {
  await writeSitemap(folder, SITE, PAGES)
  const part = read('sitemap-0.xml')
  expect(listTexts(part, 'loc')).toEqual([`${SITE}/`, `${SITE}/docs/caf%C3%A9%20&amp;%20co%3F`, `${SITE}/docs/b`])
  expect(listTexts(part, 'lastmod')).toEqual(['2026-11-20'])
  expect(listTexts(part, 'image:loc')).toEqual([`${SITE}/static/1/a%20b&amp;c.png`, `${SITE}/static/2/d%20e.svg`])
  expect(await findProblems(part)).toEqual([])
  expect(await findProblems(part.replace('2026-11-20', 'soon'))).not.toEqual([])
})

test('a large site has several parts, which the index names', async () => {
  await writeSitemap(folder, SITE, PAGES, 2)
  expect(listTexts(read('sitemap-index.xml'), 'loc')).toEqual([`${SITE}/sitemap-0.xml`, `${SITE}/sitemap-1.xml`])
  expect(listTexts(read('sitemap-1.xml'), 'loc')).toEqual([`${SITE}/docs/b`])
  expect(await findProblems(read('sitemap-1.xml'))).toEqual([])
})

test('the sitemap of the build before is removed, and nothing else', async () => {
  for (const file of ['sitemap-index.xml', 'sitemap-12.xml', 'sitemap-of-streets.xml', 'opensearch.xml'])
    writeFileSync(join(folder, file), '')
  await removeSitemap(folder)
  expect(readdirSync(folder).sort()).toEqual(['opensearch.xml', 'sitemap-of-streets.xml'])
})

test("a page's own images have the URLs that it shows them from", () => {
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

test('crawlers are told where the sitemap is, and to leave a preview alone', () => {
  expect(writeRobots(SITE, false)).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${SITE}/sitemap-index.xml\n`)
  expect(writeRobots(SITE, true)).toBe('User-agent: *\nDisallow: /\n')
})
