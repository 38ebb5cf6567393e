import { styled } from 'styled-components'
import { Container } from '~/components/shell/container.styles'
import { theme } from '~/styles/theme'

export const Notices = styled(Container)`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`
