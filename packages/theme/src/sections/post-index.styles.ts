import { theme } from '@galley/tokens/theme'
import { stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { serifTitle, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Year = styled.section`
  border-top: 1px solid ${theme.color.line};
  ${stack(4, 8)}
  padding-block: ${theme.space[8]};
  ${media.md} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`

export const Title = styled.h2`
  ${serifTitle('2xl')}
  line-height: 1.2;
`

export const Posts = styled.ul`
  ${stack(3)}

  li {
    display: grid;
    gap: 0 ${theme.space[6]};
    ${media.md} {
      align-items: baseline;
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }
  time {
    ${smallMuted}
    font-variant-numeric: tabular-nums;
  }
  a {
    color: ${theme.color.textStrong};
    font-weight: 500;
  }
  a:hover {
    color: ${theme.color.primaryText};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`
