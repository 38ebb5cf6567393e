import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { lineStart } from '../styles/direction'
import { media } from '../styles/media'
import { hiddenInPrint } from '../styles/visibility'
import { DURATION_MS, HEIGHT_PX, RESET_DELAY_MS } from './loading-bar-store'

export const Root = styled.div`
  background: ${theme.color.primary};
  forced-color-adjust: none;
  height: ${HEIGHT_PX}px;
  inset: 0 0 auto;
  opacity: 0;
  pointer-events: none;
  position: fixed;
  transform: scaleX(0);
  transform-origin: ${lineStart};
  z-index: ${theme.layer.toast};

  &[data-phase='loading'] {
    opacity: 1;
    /* Slows down and never reaches the end, because the duration of a load is unknown. */
    transform: scaleX(0.9);
    transition: transform ${DURATION_MS}ms cubic-bezier(0.1, 0.7, 0.2, 1);
  }
  &[data-phase='done'],
  &[data-phase='failed'] {
    opacity: 1;
    transform: none;
    transition: transform ${theme.motion.base};
  }
  &[data-phase='failed'] {
    background: ${theme.color.error};
  }
  &[data-phase='fading'] {
    transform: none;
    /* Keeps a failed bar red until it is hidden. */
    transition:
      opacity ${RESET_DELAY_MS}ms ease-out,
      background-color 0s ${RESET_DELAY_MS}ms;
  }

  ${media.reducedMotion} {
    transform: none !important;
  }
  ${hiddenInPrint}
`
