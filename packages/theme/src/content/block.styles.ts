import { inlineSign, lineStart } from '@galley/ui/styles/direction'
import { well } from '@galley/ui/styles/surface'
import { css, keyframes } from 'styled-components'

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

const edge = `linear-gradient(calc(90deg * ${inlineSign}), currentcolor calc(100% - 3rem), transparent) no-repeat ${lineStart} 0`
const fade = keyframes`
  from, 90% {
    mask: ${edge} / 100% 100%;
  }
  to {
    mask: ${edge} / calc(100% + 3rem) 100%;
  }
`

/** Fades the end of a scrolling element until the reader reaches it. */
export const edgeFade = css`
  @supports (animation-timeline: scroll()) {
    &:not(:focus-visible) {
      animation: ${fade} linear;
      animation-timeline: scroll(self inline);
    }
  }
`

/** Scrolls sideways, with a fading edge. */
export const sideways = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  ${edgeFade}
`
