import type { NavigationItem } from '@galley/core/navigation'
import { requestText } from '@galley/core/request'
import { createTurns } from '@galley/core/turns'
import { decodePath, encodePath, withoutSlash } from '@galley/core/url-path'

/** A page as a part of its section, or a folder without a page. */
export interface PrintedPage {
  /** Id of its part of the document. */
  id: string
  title: string
  /** Level of its title among the document's headings. */
  level: number
  /** Undefined for a folder without a page. */
  html?: string
}

/** The pages of a section, and the styles that they have beside those of this page. */
export interface PrintedSection {
  pages: PrintedPage[]
  rules: string
  sheets: string[]
}

/** A browser opens no more connections to one server at the same time. */
const MAX_REQUESTS = 6

/** Level of the titles of a section's pages; the section's own is the first. */
const TITLE_LEVEL = 2
const MAX_LEVEL = 6

/** Attributes that hold ids, or names that are unique to a page. */
const ID_ATTRIBUTES = /^(id|name|for|headers|popovertarget|aria-(labelledby|describedby|controls|owns|details))$/i

type Part = NavigationItem & { level: number }

/** What a section is printed as, in reading order: its own page first, if it has one. */
function listParts({ children = [], ...own }: NavigationItem): Part[] {
  const list = (items: readonly NavigationItem[], level: number): Part[] =>
    items.flatMap((item) => [{ ...item, level }, ...list(item.children ?? [], Math.min(level + 1, MAX_LEVEL))])
  return list(own.page === false ? children : [own, ...children], TITLE_LEVEL)
}

/**
 * Fetches the pages of a section from the site.
 * @throws what `requestText` throws, and Error for a page without an article in its HTML
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
      const url = new URL(encodePath(path), location.href)
      const { article, css, links } = readPage(await turns.run(() => requestText(url.href, { signal })), url)
      styles.push(css)
      for (const link of links) sheets.add(link)
      // Navigation may call it otherwise.
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
  /** Makes its ids unique. */
  id: string
  /** Level of its title. */
  level: number
  /** The printed pages by path. */
  ids: ReadonlyMap<string, string>
}

/** The one style element of a page. The security policy of this page does not know it. */
const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/s

function readPage(html: string, url: URL) {
  const page = new DOMParser().parseFromString(html.replace(STYLE_ELEMENT, ''), 'text/html')
  const article = page.querySelector('main article')
  if (!article)
    throw new Error(
      `${url.pathname} has no article in its HTML. Print from a build of the site, served as it is published.`,
    )
  const links = Array.from(page.querySelectorAll('link[rel=stylesheet]'), (link) => link.getAttribute('href')!)
  return { article, css: STYLE_ELEMENT.exec(html)?.[1] ?? '', links }
}

/** The rules of style sheets that this page lacks, each once: a rule that came again would win over those that extend it. */
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

/** Makes the article of a page a part of a document with other pages. */
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

/** Its look is that of its classes, and stays. */
function lowerHeading(heading: Element, by: number) {
  const level = Math.min(Number(heading.tagName[1]) + by, MAX_LEVEL)
  const lowered = heading.ownerDocument.createElement(`h${level}`)
  for (const { name, value } of heading.attributes) lowered.setAttribute(name, value)
  lowered.append(...heading.childNodes)
  heading.replaceWith(lowered)
}

/** A link to a printed page leads to it in the document. */
function leadWithin(href: string, page: URL, ids: ReadonlyMap<string, string>) {
  if (!URL.canParse(href, page)) return href
  const { origin, pathname, search, hash } = new URL(href, page)
  if (origin !== page.origin) return href
  const id = ids.get(withoutSlash(decodePath(pathname) ?? pathname))
  return id ? `#${id}${hash.replace('#', '-')}` : pathname + search + hash
}
