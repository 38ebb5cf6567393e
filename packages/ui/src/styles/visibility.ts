import { css } from 'styled-components'
import { media } from './media'

/** Hides controls that need scripts, also in print. */
export const hiddenWithoutScript = css`
  ${media.noScript} {
    display: none;
  }
`

export const hiddenInPrint = css`
  ${media.print} {
    display: none;
  }
`

/** Hides the triangle of a `<summary>`. */
export const noMarker = css`
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`

/** Avoids a page break inside the element. */
export const wholeInPrint = css`
  ${media.print} {
    break-inside: avoid;
  }
`

/** For a picture in two versions, each with `data-mode`. Shows the version of the current mode; print shows the light one. */
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

/** Prints the URL after external links, except after links with `data-bare`, because their text contains the URL. */
export const urlInPrint = css`
  ${media.print} {
    &[href^='http']:not([data-bare])::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }
  }
`
