import { Container } from '@galley/theme/shell/container.styles'
import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Notices = styled(Container)`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`
