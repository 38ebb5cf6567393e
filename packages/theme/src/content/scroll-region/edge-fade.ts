import { css, keyframes } from 'styled-components'

const edge = 'linear-gradient(to right, currentcolor calc(100% - 3rem), transparent) no-repeat'
const fade = keyframes`
  from, 90% {
    mask: ${edge} 0 0 / 100% 100%;
  }
  to {
    mask: ${edge} 0 0 / calc(100% + 3rem) 100%;
  }
`

/** Fades the right edge of a scrolling element until the reader reaches it. */
export const edgeFade = css`
  @supports (animation-timeline: scroll()) {
    &:not(:focus-visible) {
      animation: ${fade} linear;
      animation-timeline: scroll(self inline);
    }
  }
`
