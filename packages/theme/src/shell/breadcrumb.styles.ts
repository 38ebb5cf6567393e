import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  color: ${theme.color.textMuted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  row-gap: ${theme.space[1]};

  a:hover {
    color: ${theme.color.textStrong};
  }
`

export const Step = styled.li`
  & + &::before {
    color: ${theme.color.lineStrong};
    content: '/' / '';
    margin-inline: ${theme.space[2]};
  }
`
