import * as React from 'react'
import { findFeed } from '@galley/core/feed-files'
import { site } from '@galley/site'
import { IconLink } from './icon-link'

interface FeedLinkProps {
  /** The page whose entries the feed has. */
  path: string
}

/** Leads to the feed of an area; nothing where the site has none of it. */
export function FeedLink({ path }: FeedLinkProps) {
  const feed = findFeed(site.feeds, path)
  if (feed === undefined) return null
  return (
    <IconLink icon="rss" to={feed} type="application/rss+xml">
      RSS feed
    </IconLink>
  )
}
