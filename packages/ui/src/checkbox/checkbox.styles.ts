import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { choiceMark } from '../choice.styles'

export { Description, Line, Words } from '../choice.styles'

export const Root = styled.span`
  display: inline-grid;
`

export const Box = styled.input`
  ${choiceMark}
  border-radius: ${theme.radius.sm};

  &::after {
    clip-path: polygon(14% 47%, 4% 58%, 39% 92%, 97% 22%, 86% 12%, 38% 70%);
    height: 0.6875rem;
    width: 0.6875rem;
  }
  &:indeterminate::after {
    clip-path: inset(42% 5%);
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.error};
  }
`
