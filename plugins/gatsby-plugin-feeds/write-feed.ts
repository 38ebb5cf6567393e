import { FEED_FILES, feedStylesOf } from '@galley/core/feed-files'
import { pathLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { type AtomFeed, generateAtomFeed, generateRssFeed, type RssFeed } from 'feedsmith'
import type { Feed, FeedEntry } from './feed'

/** Date of the last change for a feed without entries. Atom requires one. */
const NEVER = '1970-01-01T00:00:00Z'

/** Characters that XML does not allow, even escaped. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Writes a feed in the three formats. Returns the files by path, such as "/blog/feed.xml". */
export function writeFeed(path: string, feed: Feed) {
  const legal = withoutIllegal(feed)
  // The style sheet is CSS because browsers are removing XSLT.
  const options = { stylesheets: [{ type: 'text/css', href: site.basePath + feedStylesOf(pathLanguage(path)) }] }
  return new Map([
    [`${path}/${FEED_FILES.rss}`, generateRssFeed(toRss(legal), options)],
    [`${path}/${FEED_FILES.atom}`, generateAtomFeed(toAtom(legal), options)],
    [`${path}/${FEED_FILES.json}`, writeJson(feed)],
  ])
}

const withoutIllegal = (feed: Feed) =>
  JSON.parse(JSON.stringify(feed), (_name, value: unknown) =>
    typeof value === 'string' ? value.replace(ILLEGAL, '') : value,
  ) as Feed

/** https://www.rssboard.org/rss-specification, with the recommendations of https://www.rssboard.org/rss-profile */
function toRss(feed: Feed): RssFeed.Feed<Date> {
  const { url, title, description, language, icon, entries } = feed
  return {
    title,
    link: url,
    description,
    language,
    lastBuildDate: lastChangeOf(feed),
    atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: fileUrl(feed, 'rss') }] },
    image: { url: icon, title, link: url },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id, isPermaLink: entry.id === entry.url },
      pubDate: new Date(entry.published ?? entry.updated),
      description: textAsHtml(entry.summary),
      // The element `author` of RSS allows only e-mail addresses.
      dc: { creators: entry.authors.map(({ name }) => name) },
      categories: entry.tags.map((name) => ({ name })),
      enclosures: enclosuresOf(entry).map(({ size, ...file }) => ({ ...file, length: size })),
      atom: { updated: new Date(entry.updated) },
      ...(entry.html !== undefined && { content: { encoded: entry.html } }),
    })),
  }
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function toAtom(feed: Feed): AtomFeed.Feed<Date> {
  const { url, title, description, language, author, icon, entries } = feed
  const toPerson = ({ name, url: uri }: Feed['author']) => ({ name, ...(uri !== undefined && { uri }) })
  return {
    id: fileUrl(feed, 'atom'),
    title: { value: title },
    subtitle: { value: description },
    updated: lastChangeOf(feed),
    icon,
    xml: { lang: language },
    links: [{ href: url }, { rel: 'self', type: 'application/atom+xml', href: fileUrl(feed, 'atom') }],
    authors: [toPerson(author)],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      updated: new Date(entry.updated),
      ...(entry.published !== undefined && { published: new Date(entry.published) }),
      summary: { value: entry.summary },
      authors: entry.authors.map(toPerson),
      categories: entry.tags.map((term) => ({ term })),
      links: [
        { href: entry.url },
        ...enclosuresOf(entry).map(({ url: href, type, size }) => ({ rel: 'enclosure', href, type, length: size })),
      ],
      ...(entry.html !== undefined && { content: { type: 'html', value: entry.html } }),
    })),
  }
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
    items: entries.map(({ summary, html, image, published, updated, authors, tags, ...entry }) => ({
      ...entry,
      ...(html === undefined ? { content_text: summary } : { content_html: html }),
      ...(summary && { summary }),
      image: image?.url,
      date_published: published,
      date_modified: updated,
      ...(authors.length > 0 && { authors }),
      ...(tags.length > 0 && { tags }),
    })),
  })}\n`
}

const fileUrl = ({ url }: Feed, format: keyof typeof FEED_FILES) => `${url}/${FEED_FILES[format]}`

const lastChangeOf = ({ entries }: Feed) =>
  new Date(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? NEVER,
  )

const enclosuresOf = ({ image }: FeedEntry) => (image ? [image] : [])

/** Escapes a text for the `description` of an RSS item, which feed readers treat as HTML. */
const textAsHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
