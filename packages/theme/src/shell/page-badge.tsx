import * as React from 'react'
import { Badge, type BadgeProps } from '@galley/ui/badge'

/** What the usual words for the state of a page are coloured like; others have the colour of the site. */
const COLORS: Record<string, BadgeProps['color']> = {
  new: 'success',
  beta: 'info',
  experimental: 'warning',
  deprecated: 'error',
}

/** The badge that a page has in navigation, such as "Beta". */
export const PageBadge = ({ children }: { children: string }) => (
  <Badge color={COLORS[children.toLowerCase()] ?? 'primary'}>{children}</Badge>
)
