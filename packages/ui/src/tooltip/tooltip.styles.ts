import { theme } from '@galley/tokens/theme'
import { Tooltip } from 'radix-ui'
import { styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'

export const Content = styled(Tooltip.Content)`
  ${floatingPanel}
  align-items: center;
  border-radius: ${theme.radius.control};
  display: flex;
  font-size: ${theme.size.xs};
  font-weight: 500;
  gap: ${theme.space[2]};
  line-height: 1.4;
  max-width: min(20rem, var(--radix-tooltip-content-available-width));
  padding: ${theme.space[1]} ${theme.space[2]};
  text-wrap: pretty;

  /* No closing animation: while it runs, Radix closes the tooltip again whenever a tooltip opens, even the same one. */
  &[data-state='closed'] {
    animation: none;
  }
`
