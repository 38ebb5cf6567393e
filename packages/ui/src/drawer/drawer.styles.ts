import { theme } from '@galley/tokens/theme'
import { Dialog } from 'radix-ui'
import { styled } from 'styled-components'
import { atEdge, dialogPanel, slideIn, slideOut } from '../dialog'
import { inlineSign } from '../styles/direction'

/** Duration of opening, closing and springing back. */
export const ANIMATION_MS = 500

const EASE = 'cubic-bezier(0.32, 0.72, 0, 1)'

/** Visual hint that the drawer can be dragged. It needs no label, because the close button does the same. */
export const Handle = styled.div`
  display: flex;
  flex: none;
  justify-content: center;
  padding-top: ${theme.space[3]};

  &::before {
    background: ${theme.color.lineStrong};
    border-radius: ${theme.radius.full};
    content: '';
    height: 4px;
    width: 2.5rem;
  }
`

export const Content = styled(Dialog.Content)`
  ${dialogPanel}
  ${atEdge('data-direction')}
  background: ${theme.color.raised};
  border: 0 solid ${theme.color.line};
  box-shadow: ${theme.shadow.overlay};
  touch-action: pinch-zoom;

  &[data-direction='bottom'],
  &[data-direction='top'] {
    margin-inline: auto;
    max-width: 40rem;
  }
  &[data-direction='start'],
  &[data-direction='end'] {
    max-width: calc(100% - ${theme.space[10]});
    width: 24rem;
  }
  &[data-direction='bottom'] {
    --dialog-corner-top: ${theme.space[4]};
    border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
    border-width: 1px 1px 0;
    padding-bottom: env(safe-area-inset-bottom);
    transform: translateY(var(--dragged, 0));
  }
  &[data-direction='top'] {
    border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};
    border-width: 0 1px 1px;
    transform: translateY(calc(-1 * var(--dragged, 0px)));
  }
  &[data-direction='end'] {
    border-inline-start-width: 1px;
    transform: translateX(calc(${inlineSign} * var(--dragged, 0px)));
  }
  &[data-direction='start'] {
    border-inline-end-width: 1px;
    transform: translateX(calc(-1 * ${inlineSign} * var(--dragged, 0px)));
  }
  &[data-direction='top'] ${Handle} {
    order: 1;
    padding-block: 0 ${theme.space[3]};
  }
  /* At the start and end, the handle lies along the inner edge. */
  &[data-direction='start'] ${Handle}, &[data-direction='end'] ${Handle} {
    align-items: center;
    height: 100%;
    padding: 0;
    pointer-events: none;
    position: absolute;
    width: 0.75rem;

    &::before {
      height: 2.5rem;
      width: 4px;
    }
  }
  &[data-direction='start'] ${Handle} {
    inset-inline-end: 0;
  }

  transition: transform ${ANIMATION_MS}ms ${EASE};

  &[data-state='open'] {
    animation: ${slideIn} ${ANIMATION_MS}ms ${EASE};
  }
  &[data-state='closed'] {
    animation: ${slideOut} ${ANIMATION_MS}ms ${EASE} forwards;
  }
  &[data-dragging] {
    animation: none;
    cursor: grabbing;
    transition: none;
    user-select: none;
  }
`
