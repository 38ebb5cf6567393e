import { Logo } from '@galley/theme/shell/logo'
import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import { Link } from '@galley/ui/link'
import { ListboxNote } from '@galley/ui/listbox'
import { Modal } from '@galley/ui/modal'
import { row, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { hoverGround, hoverText, innerRing } from '@galley/ui/styles/surface'
import { quietLink } from '@galley/ui/styles/text'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
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

export const Areas = styled.div`
  ${row(1)}
  border-block-end: 1px solid ${theme.color.line};
  flex: none;
  overflow-x: auto;
  padding: ${theme.space[2]} ${theme.space[3]};
  scrollbar-width: none;
`

export const Chip = styled.label`
  border-radius: ${theme.radius.full};
  color: ${theme.color.text};
  cursor: pointer;
  flex: none;
  font-size: ${theme.size.small};
  line-height: 1.25rem;
  padding: 0.1875rem 0.625rem;
  position: relative;

  > input {
    ${visuallyHidden}
  }
  > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums;
    margin-inline-start: 0.125rem;
  }
  ${hoverText}
  &[data-empty] {
    color: ${theme.color.textMuted};
  }
  &:has(:checked) {
    background: ${hoverGround};
    color: ${theme.color.textStrong};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.primaryText};
  }
  ${media.coarse} {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
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

export const NoteLogo = styled(Logo)`
  height: 2rem;
`

export const Note = styled(ListboxNote)`
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[10]} ${theme.space[5]} ${theme.space[6]};
`

export const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
`

export const Strong = styled.span`
  color: ${theme.color.textStrong};
  font-weight: 500;
`

export const Suggestions = styled.div`
  ${wrappedRow(2)}
  align-items: center;
  justify-content: center;
`

export const NoteLink = styled(Link)`
  ${quietLink}
  color: ${theme.color.text};
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
