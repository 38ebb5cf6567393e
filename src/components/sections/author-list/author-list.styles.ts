import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.ul`
  color: ${theme.color.text};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]} ${theme.space[6]};

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const Account = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
  margin-left: ${theme.space[2]};
`
