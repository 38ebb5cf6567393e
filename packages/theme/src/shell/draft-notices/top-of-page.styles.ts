import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { Container } from '../container.styles'

export const Notices = styled(Container)`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`
