import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Failure = styled.p`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.errorLine};
  border-radius: ${theme.radius.md};
  font-size: ${theme.size.sm};
  padding: ${theme.space[3]} ${theme.space[4]};
  position: fixed;
  right: ${theme.space[4]};
  top: ${theme.width.header};
`
