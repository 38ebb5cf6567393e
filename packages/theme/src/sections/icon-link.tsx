import * as React from 'react'
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
