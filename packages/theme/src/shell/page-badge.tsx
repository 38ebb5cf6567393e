import * as React from 'react'
import { Badge, type BadgeProps } from '@galley/ui/badge'

/** Colours of badges by their first word. Other badges have the primary colour. */
const COLORS: Record<string, BadgeProps['color']> = {
  new: 'success',
  beta: 'info',
  experimental: 'warning',
  deprecated: 'error',
}

/** The badge of a page in the navigation, such as "Beta". */
export const PageBadge = ({ children }: { children: string }) => (
  <Badge color={COLORS[children.split(' ')[0]!.toLowerCase()] ?? 'primary'}>{children}</Badge>
)
