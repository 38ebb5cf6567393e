import * as React from 'react'
import { Link, type LinkProps } from '../link'
import { type NavigationMenuItem, currentProps } from './navigation-menu-item'

export interface ItemLinkProps extends Omit<LinkProps, 'to' | 'target'> {
  item: NavigationMenuItem
  path?: string
}

/** Link of an entry. Renders a `<span>` if the entry has no `to` or is disabled. */
export function ItemLink({ item, path, ...rest }: ItemLinkProps) {
  const { to, target, disabled } = item
  if (to === undefined) return <span {...rest} />
  if (disabled) return <span {...rest} role="link" aria-disabled="true" />
  return <Link {...rest} to={to} target={target} {...currentProps(item, path)} />
}
