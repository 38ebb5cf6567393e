import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  color: ${theme.color.textMuted};
  min-height: 60dvh;
  padding: ${theme.space[16]} ${theme.space[4]};
  text-align: center;
`
