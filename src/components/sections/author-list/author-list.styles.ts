import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.ul`
  color: ${theme.color.text};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]} ${theme.space[6]};

  li {
    align-items: center;
    display: flex;
  }

  img {
    border-radius: ${theme.radius.full};
    display: block;
    height: 1.5rem;
    margin-right: ${theme.space[2]};
    object-fit: cover;
    width: 1.5rem;
  }

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
