import * as React from 'react'
import { findFeed } from '@galley/core/feed-files'
import { site } from '@galley/site'
import { Icon, type IconName } from '@galley/ui/icon'
import { type LinkProps } from '@galley/ui/link'
import { Root } from './icon-link.styles'

interface IconLinkProps extends LinkProps {
  /** Icon for the kind of target. */
  icon: IconName
}

/** A secondary link under the title of a page. */
export function IconLink({ icon, children, ...rest }: IconLinkProps) {
  return (
    <Root {...rest}>
      <Icon name={icon} size={16} />
      {children}
    </Root>
  )
}

/** A link above a title, back to the list that contains the page. */
export const BackLink = (props: LinkProps) => <IconLink icon="arrow-left" data-back="" {...props} />

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
      {site.texts.feed}
    </IconLink>
  )
}
