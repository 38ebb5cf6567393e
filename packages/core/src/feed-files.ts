import { pathInLanguage } from './translations'
import { encodePath, isBelow } from './url-path'

/** File names of a feed in each format, below the path of its page. */
export const FEED_FILES = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const

/** Media types of the formats, for links in a page's head. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

/** Returns the path of the style sheet for the feeds in a language. A reader who opens a feed in the browser sees its explanation. */
export const feedStylesOf = (language: string | undefined) => pathInLanguage('/feeds.css', language)

/** True if a path is the path of a feed. */
export const isFeed = (path: string) => Object.values(FEED_FILES).some((file) => path.endsWith(`/${file}`))

/**
 * Reads an entry of `site.feeds`. "/blog" is one feed of the pages below "/blog". "/authors/*" is a feed for each page below "/authors", with the
 * pages that refer to this page; `isEach` is then true.
 */
export function readFeedPath(feed: string) {
  const isEach = feed.endsWith('/*')
  return { area: isEach ? feed.slice(0, -2) : feed, isEach }
}

/** Returns the URL path of a page's feed: the page's own feed if it has one, otherwise the feed of its area. */
export function findFeed(feeds: readonly string[], path: string, format: keyof typeof FEED_FILES = 'rss') {
  const near = feeds.map(readFeedPath).filter(({ area }) => isBelow(path, area))
  const owner = near.some(({ area, isEach }) => isEach && path !== area) ? path : near.find((one) => !one.isEach)?.area
  return owner === undefined ? undefined : `${encodePath(owner)}/${FEED_FILES[format]}`
}
