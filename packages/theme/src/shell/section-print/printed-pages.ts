import { removeBasePath } from '@galley/core/base-path'
import type { NavigationItem } from '@galley/core/navigation'
import { requestText } from '@galley/core/request'
import { createTurns } from '@galley/core/turns'
import { decodePath, encodePath, withoutSlash } from '@galley/core/url-path'
import { site } from '@galley/site'

/** A page of a printed section, or a folder without a page. */
export interface PrintedPage {
  /** Element id in the printed document. */
  id: string
  title: string
  /** Heading level of the title. */
  level: number
  /** Undefined for a folder without a page. */
  html?: string
}

/** Pages of a section, and the styles that the current page lacks. */
export interface PrintedSection {
  pages: PrintedPage[]
  rules: string
  sheets: string[]
}

/** Browsers open at most this many HTTP/1.1 connections to a server. */
const MAX_REQUESTS = 6

/** Heading level of the top pages. The section's title has level 1. */
const TITLE_LEVEL = 2
const MAX_LEVEL = 6

/** Attributes that contain ids, or names that must be unique in a document. */
const ID_ATTRIBUTES = /^(id|name|for|headers|popovertarget|aria-(labelledby|describedby|controls|owns|details))$/i

type Part = NavigationItem & { level: number }

/** Returns the parts of a section in reading order, starting with its own page. */
function listParts({ children = [], ...own }: NavigationItem): Part[] {
  const list = (items: readonly NavigationItem[], level: number): Part[] =>
    items.flatMap((item) => [{ ...item, level }, ...list(item.children ?? [], Math.min(level + 1, MAX_LEVEL))])
  return list(own.page === false ? children : [own, ...children], TITLE_LEVEL)
}

/**
 * Fetches the pages of a section and adapts them to one document.
 * @param options.onPage called after each page
 * @throws the errors of `requestText`, and Error for a page without an article in its HTML
 */
export async function requestPages(
  section: NavigationItem,
  { signal, onPage }: { signal: AbortSignal; onPage: () => void },
): Promise<PrintedSection> {
  const parts = listParts(section).map((part, index) => ({ ...part, id: `printed-${index + 1}` }))
  const ids = new Map(parts.filter(({ page }) => page !== false).map(({ path, id }) => [path, id]))
  const turns = createTurns(MAX_REQUESTS)
  const styles: string[] = []
  const sheets = new Set<string>()
  const pages = await Promise.all(
    parts.map(async ({ id, title, level, path, page }) => {
      if (page === false) return { id, title, level }
      const url = new URL(encodePath(site.basePath + path), location.href)
      const { article, css, links } = readPage(await turns.run(() => requestText(url.href, { signal })), url)
      styles.push(css)
      for (const link of links) sheets.add(link)
      // The title in the navigation may differ.
      const ownTitle = article.querySelector('h1')?.textContent ?? title
      adaptArticle(article, { url, id, level, ids })
      onPage()
      return { id, title: ownTitle, level, html: article.innerHTML }
    }),
  )
  return {
    pages,
    rules: findNewRules(styles),
    sheets: [...sheets].filter((href) => !document.querySelector(`link[href="${href}"]`)),
  }
}

interface PageInDocument {
  url: URL
  /** Prefix that makes ids unique. */
  id: string
  /** Heading level of the title. */
  level: number
  /** Element ids of the printed pages, by path. */
  ids: ReadonlyMap<string, string>
}

/** The style element of a page, removed before parsing because this page's security policy blocks it. */
const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/s

function readPage(html: string, url: URL) {
  const page = new DOMParser().parseFromString(html.replace(STYLE_ELEMENT, ''), 'text/html')
  const article = page.querySelector('main article')
  if (!article)
    throw new Error(
      `${url.pathname} has no article in its HTML. Print from the built site instead of the development server.`,
    )
  const links = Array.from(page.querySelectorAll('link[rel=stylesheet]'), (link) => link.getAttribute('href')!)
  return { article, css: STYLE_ELEMENT.exec(html)?.[1] ?? '', links }
}

/** Returns the rules that this page lacks, without duplicates. A repeated rule would come later and override the rules that extend it. */
function findNewRules(styles: readonly string[]) {
  const known = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(textsOf)
  const seen = new Set(known)
  const read = styles.flatMap((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return textsOf(sheet)
  })
  return [...new Set(read)].filter((rule) => !seen.has(rule)).join('')
}

const textsOf = ({ cssRules }: CSSStyleSheet) => Array.from(cssRules, ({ cssText }) => cssText)

/** Adapts the article of a page to a document with other pages: heading levels, ids and links. */
function adaptArticle(article: Element, { url, id, level, ids }: PageInDocument) {
  for (const element of article.querySelectorAll('nav, script')) element.remove()
  for (const image of article.querySelectorAll('[loading]')) image.removeAttribute('loading')
  for (const heading of article.querySelectorAll('h1, h2, h3, h4, h5, h6')) lowerHeading(heading, level - 1)
  for (const element of article.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (ID_ATTRIBUTES.test(name)) element.setAttribute(name, value.replace(/\S+/g, `${id}-$&`))
      else if (name === 'href') element.setAttribute(name, leadWithin(value, url, ids))
      else if (value.includes('url(#')) element.setAttribute(name, value.replaceAll('url(#', `url(#${id}-`))
    }
  }
}

/** Lowers the level of a heading. Its classes keep its appearance. */
function lowerHeading(heading: Element, by: number) {
  const level = Math.min(Number(heading.tagName[1]) + by, MAX_LEVEL)
  const lowered = heading.ownerDocument.createElement(`h${level}`)
  for (const { name, value } of heading.attributes) lowered.setAttribute(name, value)
  lowered.append(...heading.childNodes)
  heading.replaceWith(lowered)
}

/** Returns the target of a link in the document. Links to printed pages point to their place in the document. */
function leadWithin(href: string, page: URL, ids: ReadonlyMap<string, string>) {
  if (!URL.canParse(href, page)) return href
  const { origin, pathname, search, hash } = new URL(href, page)
  if (origin !== page.origin) return href
  const path = removeBasePath(decodePath(pathname) ?? pathname, site.basePath)
  const id = path && ids.get(withoutSlash(path))
  return id ? `#${id}${hash.replace('#', '-')}` : pathname + search + hash
}
