import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { choiceMark } from '../choice.styles'

export { Description, Line, Words } from '../choice.styles'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  &[data-orientation='horizontal'] {
    column-gap: ${theme.space[5]};
    flex-flow: row wrap;
  }
`

export const Item = styled.div`
  display: grid;
`

export const Dot = styled.input`
  ${choiceMark}
  border-radius: 50%;

  &::after {
    border-radius: 50%;
    height: 0.5rem;
    width: 0.5rem;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  [aria-invalid='true'] & {
    border-color: ${theme.color.error};
  }
`
