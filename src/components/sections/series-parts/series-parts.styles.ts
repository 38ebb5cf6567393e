import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { well } from '~/styles/surface'
import { quietLink, smallMuted } from '~/styles/text'

export const Root = styled.nav`
  ${well}
  display: grid;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};

  ol {
    display: grid;
    gap: ${theme.space[1]};
    list-style: decimal;
    padding-left: ${theme.space[5]};
  }
  a {
    ${quietLink}
  }
  [aria-current] {
    color: ${theme.color.textStrong};
    font-weight: 600;
  }
`

export const Title = styled.p`
  ${smallMuted}
`
