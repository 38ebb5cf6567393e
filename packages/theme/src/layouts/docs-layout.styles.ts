import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { Container } from '../shell/container.styles'

export const Grid = styled(Container)`
  ${media.lg} {
    column-gap: ${theme.space[12]};
    display: grid;
    grid-template-columns: ${theme.width.sidebar} minmax(0, 1fr);
  }
  ${media.xl} {
    grid-template-columns: ${theme.width.sidebar} minmax(0, 1fr) ${theme.width.toc};
  }
  ${media.print} {
    display: block;
  }
`

/** On narrow screens, the header's menu contains the same pages. */
export const Side = styled.div`
  ${media.belowLg} {
    display: none;
  }
  ${hiddenInPrint}
`

/** Target of the skip link, without a focus ring around the whole text. */
export const Page = styled.div`
  margin-inline: auto;
  max-width: ${theme.width.text};
  min-width: 0;
  outline: none;
  padding-top: ${theme.space[6]};
  width: 100%;

  ${media.lg} {
    padding-top: ${theme.space[10]};
  }
  /* Keeps the target of an anchor link visible below the fold. */
  :where([id]) {
    scroll-margin-top: 2.75rem;

    ${media.xl} {
      scroll-margin-top: 0;
    }
  }
`

/** The folded "On this page", which stays under the header while the page scrolls. */
export const Fold = styled.div`
  margin: calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[4]}) ${theme.space[6]};
  position: sticky;
  top: ${theme.width.header};
  z-index: ${theme.layer.sticky};

  &:empty {
    display: none;
  }
  ${media.sm} {
    margin-inline: calc(-1 * ${theme.space[6]});
  }
  ${media.lg} {
    margin: calc(-1 * ${theme.space[10]}) 0 ${theme.space[8]};
  }
  ${media.xl} {
    display: none;
  }
  ${hiddenInPrint}
`

export const Rail = styled.div`
  display: none;

  ${media.xl} {
    display: block;
  }
  ${hiddenInPrint}
`
