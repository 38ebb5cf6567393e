import { escapeHtml } from '@galley/core/escape-html'
import { FEED_FILES, FEED_STYLES } from '@galley/core/feed-files'
import type { Enclosure, Feed, FeedAuthor } from './feed'

/** Date of the last change for a feed without entries. Atom requires one. */
const NEVER = '1970-01-01T00:00:00Z'

/** Writes a feed in the three formats. Returns the files by path, such as "/blog/feed.xml". */
export const writeFeed = (path: string, feed: Feed) =>
  new Map([
    [`${path}/${FEED_FILES.rss}`, writeRss(feed)],
    [`${path}/${FEED_FILES.atom}`, writeAtom(feed)],
    [`${path}/${FEED_FILES.json}`, writeJson(feed)],
  ])

/** https://www.rssboard.org/rss-specification, with the recommendations of https://www.rssboard.org/rss-profile */
function writeRss(feed: Feed) {
  const { url, title, description, language, icon, entries } = feed
  const items = entries.map((entry) =>
    element('item', {}, [
      element('title', {}, entry.title),
      element('link', {}, entry.url),
      element('guid', { isPermaLink: String(entry.id === entry.url) }, entry.id),
      element('pubDate', {}, toRssDate(entry.published ?? entry.updated)),
      ...(entry.summary ? [element('description', {}, textAsHtml(entry.summary))] : []),
      // The element `author` of RSS allows only e-mail addresses.
      ...entry.authors.map(({ name }) => element('dc:creator', {}, name)),
      ...entry.tags.map((tag) => element('category', {}, tag)),
      ...enclosures(entry.image).map(({ type, size, ...image }) =>
        element('enclosure', { url: image.url, type, length: String(size) }),
      ),
      element('atom:updated', {}, entry.updated),
      ...(entry.html === undefined ? [] : [element('content:encoded', {}, entry.html)]),
    ]),
  )
  return toDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      [
        element('channel', {}, [
          element('title', {}, title),
          element('link', {}, url),
          element('description', {}, description),
          element('language', {}, language),
          element('lastBuildDate', {}, toRssDate(lastChangeOf(feed))),
          element('atom:link', { rel: 'self', type: 'application/rss+xml', href: fileUrl(feed, 'rss') }),
          element('image', {}, [element('url', {}, icon), element('title', {}, title), element('link', {}, url)]),
          ...items,
        ]),
      ],
    ),
  )
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function writeAtom(feed: Feed) {
  const { url, title, description, language, author, icon, entries } = feed
  const writeAuthor = ({ name, url: uri }: FeedAuthor) =>
    element('author', {}, [element('name', {}, name), ...(uri === undefined ? [] : [element('uri', {}, uri)])])
  const items = entries.map((entry) =>
    element('entry', {}, [
      element('id', {}, entry.id),
      element('title', {}, entry.title),
      element('link', { href: entry.url }),
      ...(entry.published === undefined ? [] : [element('published', {}, entry.published)]),
      element('updated', {}, entry.updated),
      ...(entry.summary ? [element('summary', {}, entry.summary)] : []),
      ...entry.authors.map(writeAuthor),
      ...entry.tags.map((term) => element('category', { term })),
      ...enclosures(entry.image).map(({ type, size, ...image }) =>
        element('link', { rel: 'enclosure', href: image.url, type, length: String(size) }),
      ),
      ...(entry.html === undefined ? [] : [element('content', { type: 'html' }, entry.html)]),
    ]),
  )
  return toDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, fileUrl(feed, 'atom')),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('link', { href: url }),
      element('link', { rel: 'self', type: 'application/atom+xml', href: fileUrl(feed, 'atom') }),
      element('updated', {}, lastChangeOf(feed)),
      writeAuthor(author),
      element('icon', {}, icon),
      ...items,
    ]),
  )
}

/** https://www.jsonfeed.org/version/1.1/ */
function writeJson(feed: Feed) {
  const { url, title, description, language, author, icon, entries } = feed
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: fileUrl(feed, 'json'),
    description,
    icon,
    authors: [author],
    language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      ...(entry.html === undefined ? { content_text: entry.summary } : { content_html: entry.html }),
      ...(entry.summary && { summary: entry.summary }),
      ...(entry.image && { image: entry.image.url }),
      date_published: entry.published,
      date_modified: entry.updated,
      ...(entry.authors.length > 0 && { authors: entry.authors }),
      ...(entry.tags.length > 0 && { tags: entry.tags }),
    })),
  })}\n`
}

const fileUrl = ({ url }: Feed, format: keyof typeof FEED_FILES) => `${url}/${FEED_FILES[format]}`
const lastChangeOf = ({ entries }: Feed) =>
  entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? NEVER
const enclosures = (image: Enclosure | undefined) => (image ? [image] : [])
/** Escapes a text for the `description` of an RSS item, which feed readers treat as HTML. */
const textAsHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const toRssDate = (date: string) => new Date(date).toUTCString()

/** The style sheet is CSS because browsers are removing XSLT. */
const toDocument = (root: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="${FEED_STYLES}"?>\n${root}\n`

/** Writes an XML element. A string is escaped; an array has child elements. */
function element(name: string, attributes: Record<string, string>, content: string | string[] = []) {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${toText(value)}"`)
  const children = typeof content === 'string' ? toText(content) : content.map((child) => `\n${child}`).join('')
  return `<${name}${head.join('')}>${children}</${name}>`
}

/** Characters that XML does not allow, even escaped. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const toText = (text: string) => escapeHtml(text.replace(ILLEGAL, ''))
