import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { hoverText } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

export const Root = styled.a`
  ${row(2)}
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
  min-height: 2.25rem;
  padding-inline: ${theme.space[4]};
  transition:
    color ${theme.motion.fast},
    opacity ${theme.motion.base};

  ${hoverText}
  &:not([data-shown]) {
    opacity: 0;
    visibility: hidden;
  }
`
