import { theme } from '@galley/tokens/theme'
import { Dialog } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { dialogPanel } from '../dialog'
import { media } from '../styles/media'

/** Duration of the opening and closing animations. */
export const SLIDEOVER_ANIMATION_MS = 200

const slideIn = keyframes`from { transform: translate(var(--away)); }`
const slideOut = keyframes`to { transform: translate(var(--away)); }`
const stay = keyframes`to { visibility: visible; }`

export const Sheet = styled.div`
  ${dialogPanel}
  box-shadow: ${theme.shadow.overlay};
  height: 100%;
  max-height: inherit;
`

export const Content = styled(Dialog.Content)`
  overflow: clip;
  position: fixed;
  z-index: ${theme.layer.overlay};

  &[data-side='right'],
  &[data-side='left'] {
    bottom: 0;
    top: 0;
    width: 100%;

    ${media.sm} {
      width: 24rem;
    }
  }
  &[data-side='top'],
  &[data-side='bottom'] {
    left: 0;
    max-height: 85dvh;
    right: 0;
  }
  &[data-side='right'] {
    --away: 100%, 0;
    right: 0;
  }
  &[data-side='left'] {
    --away: -100%, 0;
    left: 0;
  }
  &[data-side='top'] {
    --away: 0, -100%;
    top: 0;
  }
  &[data-side='bottom'] {
    --away: 0, 100%;
    bottom: 0;
  }

  &[data-state='open'] ${Sheet} {
    animation: ${slideIn} ${SLIDEOVER_ANIMATION_MS}ms ease-out;
  }
  /* Radix unmounts the panel when its own animation ends, so this one, without a visible effect, lasts as long as that of the sheet. */
  &[data-state='closed'] {
    animation: ${stay} ${SLIDEOVER_ANIMATION_MS}ms forwards;
  }
  &[data-state='closed'] ${Sheet} {
    animation: ${slideOut} ${SLIDEOVER_ANIMATION_MS}ms ease-out forwards;
  }
  ${media.reducedMotion} {
    &[data-state] ${Sheet} {
      animation: none;
    }
  }
`
