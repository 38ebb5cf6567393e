import * as React from 'react'
import { Link, type LinkProps } from '../link'
import { type NavigationMenuItem, currentProps } from './navigation-menu-item'

export interface ItemLinkProps extends Omit<LinkProps, 'to' | 'target'> {
  item: NavigationMenuItem
  /** The current page. */
  path?: string
}

/** The link of an entry; plain text without a target, or when disabled. */
export function ItemLink({ item, path, ...rest }: ItemLinkProps) {
  const { to, target, disabled } = item
  if (to === undefined) return <span {...rest} />
  if (disabled) return <span {...rest} role="link" aria-disabled="true" />
  return <Link {...rest} to={to} target={target} {...currentProps(item, path)} />
}
