import { Dialog } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

const fade = keyframes`from { opacity: 0; }`
const fadeAway = keyframes`to { opacity: 0; }`
const slideIn = keyframes`from { transform: translateX(100%); }`
const slideOut = keyframes`to { transform: translateX(100%); }`
const stay = keyframes`to { visibility: visible; }`

export const Scrim = styled(Dialog.Overlay)`
  background: ${theme.color.scrim};
  inset: 0;
  position: fixed;
  z-index: ${theme.layer.overlay};

  &[data-state='open'] {
    animation: ${fade} ${theme.motion.slow};
  }
  &[data-state='closed'] {
    animation: ${fadeAway} ${theme.motion.slow} forwards;
  }
`

export const Sheet = styled.div`
  background: ${theme.color.ground};
  box-shadow: ${theme.shadow.overlay};
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Corner = styled.div`
  align-items: center;
  display: flex;
  height: ${theme.width.header};
  position: absolute;
  right: 0;
  top: 0;
`

export const Content = styled(Dialog.Content)`
  bottom: 0;
  overflow: clip;
  position: fixed;
  right: 0;
  top: 0;
  width: 100%;
  z-index: ${theme.layer.overlay};

  ${media.sm} {
    width: 24rem;
  }

  &[data-state='open'] ${Sheet} {
    animation: ${slideIn} ${theme.motion.slow};
  }
  /* It leaves the page when its own animation ends, so it waits for its sheet with one that shows nothing. */
  &[data-state='closed'] {
    animation: ${stay} ${theme.motion.slow} forwards;
  }
  &[data-state='closed'] ${Sheet} {
    animation: ${slideOut} ${theme.motion.slow} forwards;
  }
  ${media.reducedMotion} {
    &[data-state] ${Sheet} {
      animation: none;
    }
  }
`

export const Title = styled(Dialog.Title)`
  align-items: center;
  display: flex;
  font-size: ${theme.size.md};
  height: ${theme.width.header};
  letter-spacing: -0.01em;
  padding-inline: ${theme.space[4]};

  ${media.sm} {
    padding-inline: ${theme.space[6]};
  }
`
