import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: minmax(0, 1fr) auto;
  max-width: 36rem;
  width: 100%;

  noscript {
    color: ${theme.color.textMuted};
    grid-column: 1 / -1;
  }
`
