import { theme } from '@galley/tokens/theme'
import { HoverCard } from 'radix-ui'
import { styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'

export const Content = styled(HoverCard.Content)`
  ${floatingPanel}
  font-size: ${theme.size.sm};
  max-width: min(20rem, var(--radix-hover-card-content-available-width));
  padding: ${theme.space[4]};
`
