import { css } from 'styled-components'
import { media } from './media'

/** For controls that need a script. */
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
