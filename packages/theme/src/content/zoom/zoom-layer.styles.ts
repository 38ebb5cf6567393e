import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { fadeIn } from '@galley/ui/styles/motion'
import { hoverText, innerRing } from '@galley/ui/styles/surface'
import { keyframes, styled } from 'styled-components'

const grow = keyframes`from { transform: scale(0.97); }`

export const Root = styled.dialog`
  background: ${theme.color.ground};
  border: 0;
  color: ${theme.color.text};
  height: 100dvh;
  margin: 0;
  max-height: none;
  max-width: none;
  padding: 0;
  width: 100vw;

  &[open] {
    animation: ${fadeIn} ${theme.motion.slow};
  }
`

export const Scroll = styled.div`
  cursor: zoom-out;
  display: flex;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[4]};

  ${innerRing}
  ${media.md} {
    padding: ${theme.space[12]};
  }
`

/* Centred on wide screens. On narrow screens, wider than the screen and scrollable. */
export const Sheet = styled.div`
  animation: ${grow} ${theme.motion.slow};
  flex: none;
  margin: auto;
  width: min(var(--width), max(100%, 44rem));

  :is(img, svg) {
    /* The placeholder colour would be visible next to the picture. */
    background: none !important;
    height: auto;
    margin-inline: auto;
    max-width: 100%;
    width: 100%;
  }
  ${media.md} {
    width: min(var(--width), 100%);

    :is(img, svg) {
      max-height: calc(100dvh - 2 * ${theme.space[12]});
      object-fit: contain;
    }
  }
  ${media.reducedMotion} {
    animation: none;
  }
`

export const Close = styled.button`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  display: grid;
  height: 2.5rem;
  inset-block-start: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
  place-content: center;
  position: fixed;
  width: 2.5rem;
  z-index: ${theme.layer.raised};

  ${hoverText}
`
