import { css } from 'styled-components'
import { media } from './media'

/** For controls that need a script; paper has none. */
export const hiddenWithoutScript = css`
  ${media.noScript} {
    display: none;
  }
`

/** For what makes no sense on paper. */
export const hiddenInPrint = css`
  ${media.print} {
    display: none;
  }
`

/** For what one page of paper has to hold. */
export const wholeInPrint = css`
  ${media.print} {
    break-inside: avoid;
  }
`

/** For the two versions of a picture, told apart by `data-mode`: a page shows the one of its mode, paper the light one. */
export const onlyInItsMode = css`
  &[data-mode='dark'] {
    display: none;
  }
  @media screen {
    [data-theme='dark'] &[data-mode='light'] {
      display: none;
    }
    [data-theme='dark'] &[data-mode='dark'] {
      display: block;
    }
  }
`

/** For links: paper says where those to other sites lead, unless their text does. */
export const urlInPrint = css`
  ${media.print} {
    &[href^='http']:not([data-bare])::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }
  }
`
