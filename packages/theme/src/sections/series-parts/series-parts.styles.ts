import { theme } from '@galley/tokens/theme'
import { well } from '@galley/ui/styles/surface'
import { quietLink, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

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
