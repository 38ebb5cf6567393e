import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import { Modal } from '@galley/ui/modal'
import { wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { innerRing } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

/** Has its maximum height from the start, so that nothing jumps while the reader types. */
export const Window = styled(Modal)`
  --modal-height: 36rem;

  /* A phone in landscape has too little height for space above and below the dialog. */
  @media (max-height: 30rem) {
    --modal-height: calc(100% - 2 * ${theme.space[2]});
    --modal-max-height: none;
    --modal-top: ${theme.space[2]};
  }
`

/** Leaves space at its end for the dialog's close button. No smaller than 16 px, or telephones would zoom in. */
export const Field = styled(Input)`
  background: none;
  border: 0;
  container-type: inline-size;
  display: flex;
  flex: none;
  font-size: max(1rem, 16px);
  gap: ${theme.space[3]};
  height: ${theme.width.header};
  padding-inline: ${theme.space[5]} 3.75rem;

  /* Needs no focus ring: the caret shows that the field has the focus. */
  &:has(> input:focus) {
    outline: none;
  }
`

export const Clear = styled(Button)`
  /* On a phone with text at 200 %, the typed text needs the space of this button. */
  @container (max-width: 16rem) {
    display: none;
  }
  ${media.coarse} {
    min-height: 2.5rem;
  }
`

export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  transition: opacity ${theme.motion.base};

  ${innerRing}
  &[data-old] {
    opacity: 0.5;
  }
`

export const List = styled.div`
  padding: ${theme.space[2]};
`

export const Legend = styled.div`
  ${wrappedRow(1)}
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  flex: none;
  font-size: ${theme.size.xs};
  padding: ${theme.space[2]} ${theme.space[4]};

  > span:not(:last-child) {
    margin-inline-end: ${theme.space[4]};
  }
  ${media.belowSm} {
    display: none;
  }
  @media (pointer: coarse), (max-height: 30rem) {
    display: none;
  }
`
