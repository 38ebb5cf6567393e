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

/** For what scrolls sideways: says that there is more at the side, until it is visible. */
export const edgeFade = css`
  @supports (animation-timeline: scroll()) {
    &:not(:focus-visible) {
      animation: ${fade} linear;
      animation-timeline: scroll(self inline);
    }
  }
`
