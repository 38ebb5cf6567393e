import * as React from 'react'
import { findFeed } from '@galley/core/feed-files'
import { site } from '@galley/site'
import { IconLink } from './icon-link'

interface FeedLinkProps {
  /** Path of the page whose entries the feed contains. */
  path: string
}

/** A link to the feed of an area. Renders nothing without such a feed. */
export function FeedLink({ path }: FeedLinkProps) {
  const feed = findFeed(site.feeds, path)
  if (feed === undefined) return null
  return (
    <IconLink icon="rss" to={feed} type="application/rss+xml">
      RSS feed
    </IconLink>
  )
}
