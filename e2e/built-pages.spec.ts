import { isOwnId } from '@galley/core/own-ids'
import { PAGE_ID, type PageFacts, SCRIPTS_ID } from '@galley/core/page-start'
import { DomUtils, parseDocument } from 'htmlparser2'
import { BASE_PATH } from './preview-setup.mjs'
import {
  findCurrentPath,
  readAuthoredPages,
  readHtml,
  readPages,
  readPublic,
  readRootPages,
  readSite,
} from './site-pages'
import { expect, test } from './test'

const site = readSite()

/** Minimum length of a page's text, in characters. A list with one entry is this short. */
const MIN_LENGTH = 50

const authored = readAuthoredPages()
const fillTemplate = (title: string) => site.seo.titleTemplate.replace('%s', () => title).trim()

/** The text of a part of a page that a reader without scripts sees. */
function readText(node: Parameters<typeof DomUtils.textContent>[0]): string {
  if (Array.isArray(node)) return node.map(readText).join('')
  if ('name' in node && ['script', 'style', 'template'].includes(node.name)) return ''
  return 'children' in node ? readText(node.children) : DomUtils.textContent(node)
}

test('pages at the root have the layout of the documentation', () => {
  for (const path of readRootPages()) {
    const navigation = DomUtils.getElementsByTagName('nav', parseDocument(readHtml(path)))
    const labels = navigation.map(({ attribs }) => attribs['aria-label'])
    expect.soft(labels, path).toContain('Documentation')
  }
})

test("every page has its author's title and description, one first heading and its text", () => {
  for (const path of readPages()) {
    const [, list, number] = /^(.*)\/page\/(\d+)$/.exec(path) ?? []
    const { title, description } = authored.get(list ?? path) ?? {}
    expect.soft(title, `a content file with a title for ${path}`).toBeTruthy()
    const written = number ? `${title}, page ${number}` : title!
    const html = parseDocument(readHtml(path))
    const head = DomUtils.getElementsByTagName('head', html)
    const titles = DomUtils.getElementsByTagName('title', head).map((element) => readText(element).trim())
    expect.soft(titles, path).toEqual([path === '/' ? site.seo.title : fillTemplate(written)])
    const descriptions = DomUtils.getElementsByTagName('meta', head).filter(
      ({ attribs }) => attribs['name'] === 'description',
    )
    expect
      .soft(
        descriptions.map(({ attribs }) => attribs['content']),
        path,
      )
      .toEqual([description ?? expect.stringMatching(/./)])
    expect.soft(DomUtils.getElementsByTagName('h1', html), path).toHaveLength(1)
    const text = readText(DomUtils.getElementsByTagName('main', html)).replace(/\s+/g, ' ')
    expect.soft(text.length, `characters of text in ${path}`).toBeGreaterThan(MIN_LENGTH)
  }
})

test('llms.txt lists the Markdown of exactly the pages of the current version that search engines may show', () => {
  const current = readPages().filter((path) => findCurrentPath(path) === undefined)
  const named = current.flatMap((path) =>
    DomUtils.getElementsByTagName('link', parseDocument(readHtml(path)))
      .filter(({ attribs }) => attribs['type'] === 'text/markdown')
      .map(({ attribs }) => attribs['href']!.slice(BASE_PATH.length)),
  )
  const listed = Array.from(readPublic('/llms.txt').matchAll(/^- \[.*\]\((.+?\.md)\)/gm), ([, url]) => url!)
  expect(listed.sort()).toEqual(named.map((path) => site.url + path).sort())
  const full = readPublic('/llms-full.txt')
  // The full text omits the lists at the end of pages, because llms.txt contains their entries. A list may have parts with headings.
  const withoutList = (text: string) => text.replace(/(?:\n(?:## .*\n\n)?(?:- \[.*\n)+)+$/, '')
  for (const path of named) expect(full).toContain(withoutList(readPublic(decodeURIComponent(path))))
})

test('ids of the engine differ from all ids that headings can have and from all ids that authors write', () => {
  const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget']
  for (const path of readPages()) {
    const html = parseDocument(readHtml(path))
    const elements = DomUtils.findAll(({ attribs }) => 'id' in attribs, html.children)
    const authored = DomUtils.findAll(({ name }) => name === 'main', html.children).flatMap((main) =>
      DomUtils.findAll(({ attribs }) => 'id' in attribs, main.children),
    )
    const referred = DomUtils.findAll(() => true, html.children).flatMap(({ attribs }) =>
      REFERENCES.flatMap((name) => attribs[name]?.split(' ') ?? []),
    )
    // An author can set the id of a heading, an entry of a list, or a part of the text. No other code refers to such an id.
    const isHeading = ({ name }: { name: string }) => /^h[1-6]$/.test(name)
    const wrong = elements.filter(
      (element) =>
        !isOwnId(element.attribs['id']!) &&
        !(authored.includes(element) && (isHeading(element) || !referred.includes(element.attribs['id']!))),
    )
    expect
      .soft(
        wrong.map(({ name, attribs }) => `<${name} id="${attribs['id']}">`),
        path,
      )
      .toEqual([])
  }
})

test('the page requests all files of its code together with the application', () => {
  const bundled = (JSON.parse(readPublic('/webpack.stats.json')) as { assetsByChunkName: Record<string, string[]> })
    .assetsByChunkName
  for (const path of readPages()) {
    const html = parseDocument(readHtml(path))
    const readData = (id: string) => JSON.parse(DomUtils.textContent(DomUtils.getElementById(id, html)!)) as unknown
    const { chunk } = readData(PAGE_ID) as PageFacts
    const [chunks] = readData(SCRIPTS_ID) as string[]
    const [, listed] = /___chunkMapping=(.*?);/.exec(readPublic(chunks!.slice(BASE_PATH.length)))!
    const files = bundled[chunk]!.filter((file) => !bundled['app']!.includes(file)).map((file) => `/${file}`)
    expect(JSON.parse(listed!) as object).toHaveProperty([chunk], files)
  }
})
