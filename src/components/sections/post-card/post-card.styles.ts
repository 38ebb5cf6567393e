import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

export const Grid = styled.div`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[8]};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

export const Facts = styled.div`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
`

export const Title = styled.h2`
  font-family: ${theme.font.serif};
  font-size: ${theme.size['2xl']};
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1.2;

  /* The link's area is the card's. */
  a::after {
    content: '';
    inset: 0;
    position: absolute;
  }
`

export const Description = styled.p`
  color: ${theme.color.textMuted};
`

export const Root = styled.article`
  align-content: start;
  display: grid;
  gap: ${theme.space[5]};
  position: relative;

  ${media.hover} {
    &:hover ${Title} a {
      text-decoration: underline;
      text-decoration-color: ${theme.color.primary};
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.18em;
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
    /* Picture and words take a column each of the grid around them. */
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
