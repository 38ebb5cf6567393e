import * as React from 'react'
import { Icon } from '~/components/ui/icon'
import { findFeed } from '~/lib/feed-files'
import { site } from '~/site'
import * as S from './feed-link.styles'

interface FeedLinkProps {
  /** The page whose entries the feed has. */
  path: string
}

/** Leads to the feed of an area; nothing where the site has none of it. */
export function FeedLink({ path }: FeedLinkProps) {
  const feed = findFeed(site.feeds, path)
  if (feed === undefined) return null
  return (
    <S.Root href={feed} type="application/rss+xml">
      <Icon name="rss" size={16} />
      RSS feed
    </S.Root>
  )
}
