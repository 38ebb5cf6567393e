import { encodePath, isBelow } from './url-path'

/** The files of a feed, below the page that it is about. */
export const FEED_FILES = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const

/** What a page's head calls the formats. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

/** What makes feeds readable in a browser. */
export const FEED_STYLES = '/feeds.css'

/** Whether a path is one of a feed. */
export const isFeed = (path: string) => Object.values(FEED_FILES).some((file) => path.endsWith(`/${file}`))

/**
 * The area that an entry of `site.feeds` names, and whether each page there has a feed of its own: "/blog" has one feed, of the pages below it;
 * "/authors/*" has one for each page, of the pages that refer to it.
 */
export function readFeedPath(feed: string) {
  const isEach = feed.endsWith('/*')
  return { area: isEach ? feed.slice(0, -2) : feed, isEach }
}

/** The path of the feed that a page belongs to: its own, else that of its area. */
export function findFeed(feeds: readonly string[], path: string, format: keyof typeof FEED_FILES = 'rss') {
  const near = feeds.map(readFeedPath).filter(({ area }) => isBelow(path, area))
  const owner = near.some(({ area, isEach }) => isEach && path !== area) ? path : near.find((one) => !one.isEach)?.area
  return owner === undefined ? undefined : `${encodePath(owner)}/${FEED_FILES[format]}`
}
