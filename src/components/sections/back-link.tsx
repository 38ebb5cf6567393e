import * as React from 'react'
import { styled } from 'styled-components'
import { Icon } from '~/components/ui/icon'
import { Link, type LinkProps } from '~/components/ui/link'
import { theme } from '~/styles/theme'
import { hoverText } from '~/styles/surface'

const Root = styled(Link)`
  align-items: center;
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  transition: color ${theme.motion.fast};
  ${hoverText}
`

/** Above a title: leads back to the list that the page is in. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Root {...rest}>
      <Icon name="arrow-left" size={16} />
      {children}
    </Root>
  )
}
