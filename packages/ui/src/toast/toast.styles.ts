import { theme } from '@galley/tokens/theme'
import { Toast } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { Button } from '../button'
import { inlineSign, lineStart } from '../styles/direction'
import { media } from '../styles/media'
import { fadeOut } from '../styles/motion'
import { panel } from '../styles/surface'
import { GAP_PX, SCALE_STEP, WIDTH_REM } from './stack'
import { REMOVE_DELAY_MS } from './toast-store'

const comeIn = keyframes`from { opacity: 0; transform: translateY(100%); }`
const swipeAway = keyframes`to { opacity: 0; transform: translateX(calc(${inlineSign} * (100% + ${theme.space[6]}))); }`
const runOut = keyframes`to { transform: scaleX(0); }`

export const Viewport = styled(Toast.Viewport)`
  --toast-margin: ${theme.space[4]};

  bottom: calc(var(--toast-margin) + env(safe-area-inset-bottom));
  inset-inline-end: var(--toast-margin);
  list-style: none;
  margin: 0;
  padding: 0;
  position: fixed;
  width: calc(100% - 2 * var(--toast-margin));
  z-index: ${theme.layer.toast};

  ${media.sm} {
    --toast-margin: ${theme.space[6]};
    width: ${WIDTH_REM}rem;
  }

  &:focus-visible {
    border-radius: ${theme.radius.md};
  }
`

export const Main = styled.div`
  align-items: center;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-width: 0;
`

/** Centres a single line. With several lines, icon and close button align with the first line, and the actions move below. */
export const Inside = styled.div`
  align-items: center;
  display: flex;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
  transition: opacity ${theme.motion.base};

  &[data-lines='many'] {
    align-items: flex-start;

    ${Main} {
      align-items: stretch;
      flex-direction: column;
    }
  }
`

export const Root = styled(Toast.Root)`
  --lift: calc(var(--before) * ${GAP_PX}px);

  ${panel}
  box-shadow: ${theme.shadow.raised};
  bottom: 0;
  overflow: clip;
  position: absolute;
  scale: calc(1 - var(--before) * ${SCALE_STEP});
  transform-origin: top;
  transition:
    opacity ${theme.motion.slow},
    scale ${theme.motion.slow},
    transform ${theme.motion.slow},
    translate ${theme.motion.slow};
  translate: 0 calc(-1 * var(--lift));
  width: 100%;
  z-index: calc(${theme.layer.raised} - var(--before));

  ${Viewport}[data-spread] & {
    --lift: var(--offset);
    scale: 1;
  }
  /* Shows only an edge of the toasts behind the front one. */
  ${Viewport}:not([data-spread]) &:not([data-front]) {
    height: var(--front-height);

    & > ${Inside} {
      opacity: 0;
    }
  }

  &[data-state='open'] {
    animation: ${comeIn} ${theme.motion.slow};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${REMOVE_DELAY_MS}ms ease-out forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
    transition: none;
  }
  &[data-swipe='end'] {
    animation: ${swipeAway} ${REMOVE_DELAY_MS}ms ease-out forwards;
    transform: translateX(var(--radix-toast-swipe-end-x));
  }
  &:focus-visible {
    border-radius: ${theme.radius.md};
  }
`

export const Mark = styled.span`
  color: ${theme.role.text};
  flex: none;
  padding-block: 5px;
`

export const Words = styled.div`
  display: grid;
  flex: 1;
  font-size: ${theme.size.sm};
  gap: 2px;
  line-height: 1.45;
  padding-block: ${theme.space[1]};
`

export const Title = styled(Toast.Title)`
  color: ${theme.color.textStrong};
  font-weight: 500;
`

export const Description = styled(Toast.Description)`
  color: ${theme.color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

export const Cross = styled(Button).attrs({ variant: 'ghost', color: 'neutral', icon: 'x', size: 'xs' })``

/** Bar that shows the remaining time. */
export const Progress = styled.div`
  animation: ${runOut} linear forwards;
  background: ${theme.role.fill};
  bottom: 0;
  height: 2px;
  inset-inline-start: 0;
  position: absolute;
  transform-origin: ${lineStart};
  width: 100%;

  ${Viewport}[data-paused] & {
    animation-play-state: paused;
  }
  ${media.reducedMotion} {
    display: none;
  }
`
