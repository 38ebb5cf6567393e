import { well } from '@galley/ui/styles/surface'
import { css } from 'styled-components'

/** Distance of a block from its neighbours; at the ends of what holds it there is none. */
export const block = css`
  margin-block: 1.5rem;
  &:first-child {
    margin-block-start: 0;
  }
  &:last-child {
    margin-block-end: 0;
  }
`

/** The box of code: a block on a ground of its own. */
export const codeBox = css`
  ${block}
  ${well}
  overflow: hidden;
  position: relative;
`
