import { theme } from '@galley/tokens/theme'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import { row, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { coveringLink, panel } from '@galley/ui/styles/surface'
import { quietLink, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { Section } from './section'

/** The first block needs no separating hairline. */
export const Blocks = styled.div`
  > :first-child {
    border-top: 0;
  }
`

export const FeatureArrow = styled(Icon)`
  color: ${theme.color.textMuted};
  flex: none;
  transition:
    color ${theme.motion.base},
    transform ${theme.motion.base};
`

/** The title link of a feature, which covers the whole feature. */
export const FeatureLink = styled(Link)`
  ${row(2)}
  justify-content: space-between;
  ${coveringLink}

  ${media.hover} {
    &:hover ${FeatureArrow} {
      color: ${theme.color.primaryText};
      transform: translateX(2px);
    }
  }
`

/** Code next to its description. */
export const CodeSection = styled(Section)`
  ${media.lg} {
    align-items: center;
    column-gap: ${theme.space[16]};
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    > header {
      margin-bottom: 0;
    }
  }
`

export const Quotes = styled.ul`
  ${stack(5)}
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`

export const Quote = styled.figure`
  ${panel}
  ${stack(5)}
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
    ${row(3)}
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
  a {
    ${quietLink}
  }
  picture {
    flex: none;
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
  align-items: center;
  border-top: 1px solid ${theme.color.line};
  ${stack(6, 16)}
  padding-block: ${theme.space[8]};
  text-align: center;
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
    padding-block: ${theme.space[10]};
  }
`

export const LogoTitle = styled.h2`
  ${smallMuted}
  font-weight: 500;
`

export const Logos = styled.ul`
  ${row(6, 10)}
  flex-wrap: wrap;
  justify-content: center;
  ${media.md} {
    justify-content: space-between;
  }

  img,
  svg {
    height: 2.25rem;
    object-fit: contain;
    width: auto;
  }
`
