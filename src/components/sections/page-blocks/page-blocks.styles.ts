import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { panel } from '~/styles/surface'
import { quietLink, smallMuted } from '~/styles/text'
import { theme } from '~/styles/theme'

/** Nothing is above the first block that a hairline would set it apart from. */
export const Blocks = styled.div`
  > :first-child {
    border-top: 0;
  }
`

export const Quotes = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`

export const Quote = styled.figure`
  ${panel}
  display: grid;
  gap: ${theme.space[5]};
  grid-template-rows: 1fr auto;
  height: 100%;
  padding: ${theme.space[6]};

  blockquote {
    color: ${theme.color.textStrong};
    font-family: ${theme.font.serif};
    font-size: ${theme.size.xl};
    line-height: 1.4;
    text-wrap: pretty;
  }
  p::before {
    content: open-quote;
  }
  p::after {
    content: close-quote;
  }
  figcaption {
    align-items: center;
    display: flex;
    font-size: ${theme.size.sm};
    font-weight: 500;
    gap: ${theme.space[3]};
  }
  a {
    ${quietLink}
  }
  img {
    border-radius: ${theme.radius.full};
    height: 2.5rem;
    object-fit: cover;
    width: 2.5rem;
  }
`

export const Role = styled.span`
  ${smallMuted}
  display: block;
  font-weight: 400;
`

export const LogoRow = styled.section`
  border-top: 1px solid ${theme.color.line};
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[8]};
`

export const LogoTitle = styled.h2`
  ${smallMuted}
  font-weight: 500;
`

export const Logos = styled.ul`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]} ${theme.space[10]};

  img,
  svg {
    height: 2rem;
    object-fit: contain;
    width: auto;
  }
`
