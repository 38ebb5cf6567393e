import { theme } from '@galley/tokens/theme'
import { stack } from '@galley/ui/styles/layout'
import { well } from '@galley/ui/styles/surface'
import { quietLink, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.nav`
  ${well}
  ${stack(3)}
  font-size: ${theme.size.sm};
  padding: ${theme.space[5]};

  ol {
    ${stack(1)}
    list-style: decimal;
    padding-inline-start: ${theme.space[5]};
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
