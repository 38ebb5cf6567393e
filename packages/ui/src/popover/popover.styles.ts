import { theme } from '@galley/tokens/theme'
import { Popover } from 'radix-ui'
import { styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'

export const Content = styled(Popover.Content)`
  ${floatingPanel}
  font-size: ${theme.size.sm};
  max-width: min(24rem, var(--radix-popover-content-available-width));
`

/** Scrolls instead of the panel, because a scrolling panel would clip the arrow at its edge. */
export const Body = styled.div`
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]};
`

/** Covers the border of the panel, and continues that border along the edges of the arrow. */
export const Arrow = styled.svg`
  display: block;
  fill: ${theme.color.raised};
  margin-top: -1px;
  overflow: visible;
  stroke: ${theme.color.line};
`
