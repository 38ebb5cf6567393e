import { well } from '@galley/ui/styles/surface'
import { css } from 'styled-components'

/** Distance between a block and its neighbours. The first and last block have no margin to their container. */
export const block = css`
  margin-block: 1.5rem;
  &:first-child {
    margin-block-start: 0;
  }
  &:last-child {
    margin-block-end: 0;
  }
`

/** The box of a code block. */
export const codeBox = css`
  ${block}
  ${well}
  overflow: hidden;
  position: relative;
`
