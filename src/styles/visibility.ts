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

/** For links: paper says where those to other sites lead, unless their text does. */
export const urlInPrint = css`
  ${media.print} {
    &[href^='http']:not([data-bare])::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
      overflow-wrap: anywhere;
    }
  }
`
