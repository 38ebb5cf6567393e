import { Logo } from '@galley/theme/shell/logo'
import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { fadeIn, turn } from '@galley/ui/styles/motion'
import { styled } from 'styled-components'

/** Shorter waits show nothing, so that a fast answer causes no flash. */
const WAITING_DELAY_MS = 200

export const Waiting = styled.div`
  align-items: center;
  animation: ${fadeIn} ${theme.motion.slow} ${WAITING_DELAY_MS}ms backwards;
  color: ${theme.color.textMuted};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  justify-content: center;
  min-height: 60dvh;
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
`

export const Mark = styled(Logo)`
  animation: ${turn} 3s linear infinite;
  height: 2.5rem;

  ${media.reducedMotion} {
    animation: none;
  }
`

export const Missing = styled.div`
  color: ${theme.color.textMuted};
  min-height: 60dvh;
  padding: ${theme.space[16]} ${theme.space[4]};
  text-align: center;
`
