import { theme } from '@galley/tokens/theme'
import { Dialog } from 'radix-ui'
import { css, keyframes, styled } from 'styled-components'
import { dialogPanel } from '../dialog'
import { media } from '../styles/media'
import { fadeIn, fadeOut } from '../styles/motion'

/** Duration of the opening and closing animations. */
export const MODAL_ANIMATION_MS = 200

const grow = keyframes`from { opacity: 0; transform: scale(0.97); }`
const shrink = keyframes`to { opacity: 0; transform: scale(0.97); }`

const wholeWindow = css`
  border: 0;
  border-radius: 0;
  height: 100%;
  margin-top: auto;
  max-height: none;
  max-width: none;
  width: 100%;
`

const inTheMiddle = css`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  height: var(--modal-height, fit-content);
  max-height: calc(100dvh - 2 * ${theme.space[4]});
  max-width: var(--modal-width);
  width: calc(100% - 2 * ${theme.space[4]});
`

const atTheTop = css`
  margin-top: var(--modal-top, 12vh);
  max-height: var(--modal-max-height, calc(88dvh - ${theme.space[4]}));
`

export const Content = styled(Dialog.Content)`
  ${dialogPanel}
  ${inTheMiddle}
  --modal-width: 32rem;

  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.overlay};
  inset: 0;
  margin: auto;
  position: fixed;
  z-index: ${theme.layer.overlay};

  &[data-align='top'] {
    ${atTheTop}
  }
  &[data-size='sm'] {
    --modal-width: 24rem;
  }
  &[data-size='lg'] {
    --modal-width: 42rem;
  }
  &[data-size='xl'] {
    --modal-width: 56rem;
  }
  &[data-fullscreen] {
    ${wholeWindow}
  }
  ${media.sm} {
    &[data-fullscreen='narrow'] {
      ${inTheMiddle}
    }
    &[data-fullscreen='narrow'][data-align='top'] {
      ${atTheTop}
    }
  }

  &[data-state='open'] {
    animation: ${grow} ${MODAL_ANIMATION_MS}ms ease-out;
  }
  &[data-state='closed'] {
    animation: ${shrink} ${MODAL_ANIMATION_MS}ms ease-out forwards;
  }
  ${media.reducedMotion} {
    &[data-state='open'] {
      animation-name: ${fadeIn};
    }
    &[data-state='closed'] {
      animation-name: ${fadeOut};
    }
  }
`
