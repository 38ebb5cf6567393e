import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  grid-template-columns: max-content minmax(0, 1fr);

  && {
    margin: 0;
  }
  && > dt {
    color: ${theme.color.textMuted};
    margin: 0;
  }
  && > dd {
    margin: 0;
  }
`
