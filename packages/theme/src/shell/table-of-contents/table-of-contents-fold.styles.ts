import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { innerRing } from '@galley/ui/styles/surface'
import { oneLine } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Fold = styled.details`
  background: ${theme.color.ground};
  border-block-end: 1px solid ${theme.color.line};
  position: relative;
`

export const Summary = styled.summary`
  ${row(2)}
  color: ${theme.color.text};
  cursor: pointer;
  font-size: ${theme.size.sm};
  font-weight: 500;
  list-style: none;
  min-height: 2.75rem;
  padding-inline: ${theme.space[4]};

  ${media.sm} {
    padding-inline: ${theme.space[6]};
  }
  ${media.lg} {
    padding-inline: ${theme.space[1]};
  }
  ${innerRing}
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${theme.color.textMuted};
    transition: transform ${theme.motion.base};
  }
  [open] > & svg {
    transform: rotate(90deg);
  }
`

export const Current = styled.span`
  color: ${theme.color.textMuted};
  /* Fills the space next to the title. */
  flex: 1;
  font-weight: 400;
  ${oneLine}

  &:not(:empty)::before {
    color: ${theme.color.lineStrong};
    content: '/';
    margin-inline-end: ${theme.space[2]};
  }
`

/** Covers the page, so that opening it does not shift the layout. */
export const Panel = styled.nav`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  box-shadow: ${theme.shadow.raised};
  inset-inline: ${theme.space[2]};
  max-height: calc(100vh - 2 * ${theme.width.header} - ${theme.space[8]});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${theme.space[3]} ${theme.space[1]};
  position: absolute;
  top: 100%;

  > a:not([data-shown]) {
    display: none;
  }
`
