import { theme } from '@galley/tokens/theme'
import { hoverText } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

export const Root = styled.a`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
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
