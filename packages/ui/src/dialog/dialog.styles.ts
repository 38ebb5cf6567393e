import { theme } from '@galley/tokens/theme'
import { Dialog } from 'radix-ui'
import { css, keyframes, styled } from 'styled-components'
import { Button } from '../button'
import { inlineSign } from '../styles/direction'
import { media } from '../styles/media'
import { fadeIn, fadeOut } from '../styles/motion'
import { innerRing } from '../styles/surface'
import { smallMuted } from '../styles/text'

/** Panel of every dialog: a column whose body scrolls. */
export const dialogPanel = css`
  --dialog-padding: ${theme.space[4]};

  background: ${theme.color.ground};
  display: flex;
  flex-direction: column;
  overflow: clip;

  ${media.sm} {
    --dialog-padding: ${theme.space[6]};
  }
`

export const slideIn = keyframes`from { transform: translate(var(--away)); }`
export const slideOut = keyframes`to { transform: translate(var(--away)); }`

/** Position of a panel at the edge of the window that the attribute names. `--away` moves the panel out of the window. */
export const atEdge = (attribute: 'data-side' | 'data-direction') => css`
  position: fixed;
  z-index: ${theme.layer.overlay};

  &[${attribute}='bottom'],
  &[${attribute}='top'] {
    inset-inline: 0;
    max-height: 85dvh;
  }
  &[${attribute}='start'],
  &[${attribute}='end'] {
    bottom: 0;
    top: 0;
  }
  &[${attribute}='bottom'] {
    --away: 0, 100%;
    bottom: 0;
  }
  &[${attribute}='top'] {
    --away: 0, -100%;
    top: 0;
  }
  &[${attribute}='end'] {
    --away: calc(100% * ${inlineSign}), 0;
    inset-inline-end: 0;
  }
  &[${attribute}='start'] {
    --away: calc(-100% * ${inlineSign}), 0;
    inset-inline-start: 0;
  }
`

/** Backdrop. `--dragged-away`, from 0 to 1, fades the backdrop while a drawer is dragged. */
export const Scrim = styled(Dialog.Overlay)`
  animation-timing-function: ease-out;
  background: ${theme.color.scrim};
  inset: 0;
  opacity: calc(1 - var(--dragged-away, 0));
  position: fixed;
  z-index: ${theme.layer.overlay};

  /* Undoes the pointer-events that Radix sets on the body: the scrim covers the page anyway, and restyling every element takes a phone 100 ms. */
  body:has(> &) {
    pointer-events: auto !important;
  }

  &[data-state='open'] {
    animation-name: ${fadeIn};
  }
  &[data-state='closed'] {
    animation-fill-mode: forwards;
    animation-name: ${fadeOut};
  }
`

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${theme.space[1]};
  justify-content: center;
  min-height: ${theme.width.header};
  padding-block: ${theme.space[4]};
  padding-inline: var(--dialog-padding) 4rem;
`

export const Title = styled(Dialog.Title)`
  font-size: ${theme.size.md};
  letter-spacing: -0.01em;
  line-height: 1.35;
`

export const Description = styled(Dialog.Description)`
  ${smallMuted}
  line-height: 1.5;
`

export const Body = styled.div`
  border-top: 1px solid ${theme.color.line};
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[5]} var(--dialog-padding) ${theme.space[6]};

  &[data-flush] {
    padding: 0;
  }
  ${innerRing}
`

export const Footer = styled.div`
  border-top: 1px solid ${theme.color.line};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  justify-content: flex-end;
  padding: ${theme.space[4]} var(--dialog-padding);
`

export const Corner = styled.div`
  align-items: center;
  display: flex;
  height: ${theme.width.header};
  inset-inline-end: 0;
  position: absolute;
  top: var(--dialog-corner-top, 0);
`

export const Cross = styled(Button).attrs({ variant: 'ghost', color: 'neutral', icon: 'x' })`
  margin-inline-end: ${theme.space[3]};
`
