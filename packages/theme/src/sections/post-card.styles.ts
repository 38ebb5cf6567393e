import { theme } from '@galley/tokens/theme'
import { stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { coveringLink } from '@galley/ui/styles/surface'
import { facts, serifTitle, titleUnderline } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Grid = styled.div`
  ${stack(12, 8)}
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Words = styled.div`
  ${stack(3)}
`

/** Nested facts stay on one line if the line is wide enough. */
export const Facts = styled.div`
  ${facts}
`

export const Title = styled.h2`
  ${serifTitle('2xl')}
  line-height: 1.2;

  /* The link covers the whole card. */
  a {
    ${coveringLink}
  }
`

export const Description = styled.p`
  color: ${theme.color.textMuted};
`

export const Root = styled.article`
  align-content: start;
  ${stack(5)}
  position: relative;

  ${media.hover} {
    &:hover ${Title} a {
      ${titleUnderline}
    }
  }

  ${media.md} {
    &[data-featured],
    &[data-alone] {
      align-items: center;
      grid-column: 1 / -1;
    }
    &[data-featured] {
      column-gap: ${theme.space[10]};
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    /* Picture and text each take one column of the outer grid. */
    &[data-alone] {
      column-gap: ${theme.space[8]};
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-featured] ${Title} {
      font-size: ${theme.size['4xl']};
    }
    &[data-featured] ${Description} {
      font-size: ${theme.size.lg};
    }
  }
`
