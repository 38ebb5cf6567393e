import { theme } from '@galley/tokens/theme'
import { Dialog } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { atEdge, dialogPanel, slideIn, slideOut } from '../dialog'
import { media } from '../styles/media'

/** Duration of the opening and closing animations. */
export const SLIDEOVER_ANIMATION_MS = 200

const stay = keyframes`to { visibility: visible; }`

export const Sheet = styled.div`
  ${dialogPanel}
  box-shadow: ${theme.shadow.overlay};
  height: 100%;
  max-height: inherit;
`

export const Content = styled(Dialog.Content)`
  ${atEdge('data-side')}
  overflow: clip;

  &[data-side='end'],
  &[data-side='start'] {
    width: 100%;

    ${media.sm} {
      width: 24rem;
    }
  }

  &[data-state='open'] ${Sheet} {
    animation: ${slideIn} ${SLIDEOVER_ANIMATION_MS}ms ease-out;
  }
  /* Radix unmounts the panel when this animation ends. It has no visible effect and lasts as long as the animation of the sheet. */
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
