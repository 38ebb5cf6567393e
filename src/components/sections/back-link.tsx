import * as React from 'react'
import { Icon } from '~/components/ui/icon'
import { type LinkProps } from '~/components/ui/link'
import { Root } from './back-link.styles'

/** Above a title: leads back to the list that the page is in. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Root {...rest}>
      <Icon name="arrow-left" size={16} />
      {children}
    </Root>
  )
}
