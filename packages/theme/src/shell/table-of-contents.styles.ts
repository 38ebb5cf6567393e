import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { hoverText, innerRing, mark } from '@galley/ui/styles/surface'
import { oneLine } from '@galley/ui/styles/text'
import { noMarker } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.nav`
  max-height: calc(100vh - ${theme.width.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${theme.space[10]} ${theme.space[8]};
  position: sticky;
  scrollbar-width: none;
  top: ${theme.width.header};
`

export const Title = styled.h2`
  font-size: ${theme.size.sm};
  letter-spacing: 0;
  margin-bottom: ${theme.space[3]};
`

export const Rail = styled.div`
  border-inline-start: 1px solid ${theme.color.line};
  position: relative;
`

/** A script measures its position, because long headings take several lines. */
export const Marker = styled.span`
  ${mark}
  height: var(--marker-height, 0);
  inset-inline-start: -1.5px;
  opacity: 0;
  position: absolute;
  top: 0;
  transform: translateY(var(--marker-top, 0));
  transition:
    height ${theme.motion.layout},
    opacity ${theme.motion.slow},
    transform ${theme.motion.layout};
  width: 2px;

  &[data-shown] {
    opacity: 1;
  }
`

/** Links have no class, because a page contains them twice: next to the text and in the collapsible table. */
export const List = styled.ul`
  font-size: ${theme.size.sm};
  line-height: 1.4;

  a {
    color: ${theme.color.textMuted};
    display: block;
    padding: 0.3125rem ${theme.space[4]};
    transition: color ${theme.motion.fast};
    ${hoverText}
  }
  a[data-active] {
    color: ${theme.color.primaryText};
  }
  & & a {
    padding-inline-start: ${theme.space[8]};
  }
`

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
  ${noMarker}
  min-height: 2.75rem;
  padding-inline: ${theme.space[4]};

  ${media.sm} {
    padding-inline: ${theme.space[6]};
  }
  ${media.lg} {
    padding-inline: ${theme.space[1]};
  }
  ${innerRing}
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

export const BackToTop = styled.a`
  ${row(2)}
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
  min-height: 2.25rem;
  padding-inline: ${theme.space[4]};
  transition:
    color ${theme.motion.fast},
    opacity ${theme.motion.base};

  ${hoverText}
  &:not([data-shown]) {
    opacity: 0;
    visibility: hidden;
  }
`
