import { theme } from '@galley/tokens/theme'
import { Popover } from 'radix-ui'
import { styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'

export const Content = styled(Popover.Content)`
  ${floatingPanel}
  font-size: ${theme.size.sm};
  max-width: min(24rem, var(--radix-popover-content-available-width));
`

/** It scrolls, so that the arrow, which is outside the panel, is not cut off. */
export const Body = styled.div`
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]};
`

/** Its edge continues the hairline of the panel, which it covers where it is. */
export const Arrow = styled.svg`
  display: block;
  fill: ${theme.color.raised};
  margin-top: -1px;
  overflow: visible;
  stroke: ${theme.color.line};
`
