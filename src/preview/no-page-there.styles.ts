import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.div`
  color: ${theme.color.textMuted};
  min-height: 60dvh;
  padding: ${theme.space[16]} ${theme.space[4]};
  text-align: center;
`
