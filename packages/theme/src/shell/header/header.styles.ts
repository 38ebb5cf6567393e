import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineRow, row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { oneLine, smallMuted } from '@galley/ui/styles/text'
import { hiddenInPrint, hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { keyframes, styled } from 'styled-components'
import { Container } from '../container.styles'
import { Logo as SiteLogo } from '../logo'

/** Matches a phone with text at 200 %. With the unit rem, the query matches every way of enlarging text. */
const cramped = '@container (max-width: 15rem)'

const appear = keyframes`to { opacity: 1; }`

export const Root = styled.header`
  backdrop-filter: blur(12px) saturate(160%);
  background: color-mix(in srgb, ${theme.color.ground} 84%, transparent);
  container-type: inline-size;
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};

  ${hiddenInPrint}

  /* The hairline appears on scroll. Browsers without scroll timelines always show it. */
  &::after {
    background: ${theme.color.line};
    bottom: 0;
    content: '';
    height: 1px;
    inset-inline: 0;
    pointer-events: none;
    position: absolute;
  }
  @supports (animation-timeline: scroll()) {
    &::after {
      /* A page too short to scroll has no timeline, so no hairline. */
      opacity: 0;
      animation: ${appear} 1ms linear both;
      animation-timeline: scroll(root);
      animation-range: 0 1.5rem;
    }
  }
`

export const Row = styled(Container)`
  ${row(4)}
  height: ${theme.width.header};
  justify-content: space-between;

  ${cramped} {
    gap: ${theme.space[1]};
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(max-content, 1fr);
  }
  /* Without scripts the menu cannot open, so the areas get their own row. */
  ${media.noScript} {
    flex-wrap: wrap;
    height: auto;
    min-height: ${theme.width.header};
    padding-block: ${theme.space[2]};
    row-gap: 0;
  }
`

export const Brand = styled(Link)`
  ${inlineRow(3)}
  color: ${theme.color.textStrong};
  font-size: ${theme.size.lg};
  font-weight: 600;
  justify-self: start;
  letter-spacing: -0.025em;
  max-width: 100%;
  min-width: 0;

  ${cramped} {
    gap: ${theme.space[2]};
  }
  > svg {
    flex: none;
  }
`

export const Logo = styled(SiteLogo)`
  height: 1.625rem;
`

/** Truncates a long name. */
export const BrandName = styled.span`
  ${oneLine}
`

/** The rest of the title, hidden on narrow screens. */
export const BrandRest = styled.span`
  ${smallMuted}
  display: none;
  font-weight: 400;
  letter-spacing: 0;
  margin-inline-start: calc(-1 * ${theme.space[1]});
  white-space: nowrap;

  ${media.xl} {
    display: inline;
  }
`

export const Areas = styled.div`
  ${media.belowLg} {
    display: none;

    ${media.noScript} {
      display: block;
      flex-basis: calc(100% + 2 * ${theme.space[3]});
      margin-inline: calc(-1 * ${theme.space[3]});
      order: 1;
    }
  }
`

export const Actions = styled.div`
  ${row(1)}
  flex: none;
  justify-self: end;

  /* Aligns the last icon with the end of the page's text. */
  ${media.lg} {
    margin-inline-end: calc(-1 * ${theme.space[2]});
  }

  /* Narrow screens show only the menu. The footer also has these links. */
  ${cramped} {
    a {
      display: none;
    }
  }
`

export const HomeAction = styled.div`
  margin-inline-end: ${theme.space[2]};

  ${media.belowLg} {
    display: none;
  }
`

export const NarrowOnly = styled.div`
  ${media.lg} {
    display: none;
  }
  ${hiddenWithoutScript}
`
