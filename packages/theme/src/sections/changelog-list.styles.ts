import { NEW_ENTRY } from '@galley/start/marks'
import { theme } from '@galley/tokens/theme'
import { stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { forcedFill } from '@galley/ui/styles/surface'
import { accentLink, facts, serifTitle, smallMuted, titleUnderline } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Columns = styled.div`
  ${media.xl} {
    column-gap: ${theme.space[12]};
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${theme.width.toc};
  }
`

export const Root = styled.div`
  position: relative;
  max-width: 64rem;
  padding-bottom: ${theme.space[12]};
`

/** Placed in the space above the list, so that the layout does not shift when a script adds the text. */
export const Summary = styled.p`
  bottom: calc(100% + ${theme.space[3]});
  color: ${theme.color.primaryText};
  font-size: ${theme.size.sm};
  font-weight: 500;
  position: absolute;
`

/** Sticks next to the list on wide screens. */
export const Rail = styled.nav`
  display: none;
  ${smallMuted}
  ${media.xl} {
    align-self: start;
    display: block;
    max-height: calc(100vh - ${theme.width.header} - ${theme.space[16]});
    overflow: hidden auto;
    position: sticky;
    scrollbar-width: thin;
    top: calc(${theme.width.header} + ${theme.space[8]});
  }
  ${hiddenInPrint}

  h2 {
    font-size: ${theme.size.sm};
    margin-bottom: ${theme.space[2]};
  }
  section + section {
    margin-top: ${theme.space[6]};
  }
  li > a {
    border-inline-start: 1px solid ${theme.color.line};
    ${stack(2)}
    grid-template-columns: 1.25rem minmax(0, 1fr);
    padding-block: ${theme.space[1]};
    padding-inline-start: ${theme.space[4]};
    transition: color ${theme.motion.fast};
  }
  li > a:hover {
    color: ${theme.color.textStrong};
  }
  /* Only one of the visible entries is marked as current. */
  li > a[aria-current] {
    border-color: ${theme.color.primary};
    color: ${theme.color.primaryText};
  }
  time {
    text-align: end;
  }
`

export const Facts = styled.div`
  ${facts}
  align-content: start;
  flex-wrap: wrap;
  ${media.md} {
    align-items: start;
    align-self: start;
    flex-direction: column;
    gap: ${theme.space[2]};
    position: sticky;
    top: calc(${theme.width.header} + ${theme.space[8]});
  }

  a {
    color: ${theme.color.textStrong};
    font-family: ${theme.font.mono};
    font-weight: 500;
  }
  a:hover {
    ${titleUnderline}
  }
`

/** The badge of a new entry. Its space is always reserved, so that the layout does not shift. */
export const New = styled.span`
  background: ${theme.color.primaryTint};
  border: 1px solid ${theme.color.primaryLine};
  border-radius: ${theme.radius.full};
  color: ${theme.color.primaryText};
  font: 500 ${theme.size.xs} / 1.25rem ${theme.font.sans};
  letter-spacing: 0;
  margin-inline-start: ${theme.space[1]};
  padding: 0.125rem ${theme.space[2]};
  vertical-align: middle;
  visibility: hidden;

  [${NEW_ENTRY}='new'] & {
    visibility: visible;
  }
`

export const Kinds = styled.ul`
  ${wrappedRow(1)}
  text-transform: capitalize;
`

/** Only wide screens have space for a rail next to the text. */
export const Entry = styled.div`
  min-width: 0;
  padding-bottom: ${theme.space[16]};
  ${media.md} {
    border-inline-start: 1px solid ${theme.color.line};
    padding-inline-start: ${theme.space[10]};
    position: relative;
  }

  &::before {
    background: ${theme.color.ground};
    border: 2px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.full};
    height: 0.6875rem;
    inset-inline-start: -0.375rem;
    position: absolute;
    top: 0.4375rem;
    transition:
      border-color ${theme.motion.slow},
      background-color ${theme.motion.slow},
      box-shadow ${theme.motion.slow};
    width: 0.6875rem;
    ${media.md} {
      content: '';
    }
  }
`

export const Item = styled.article`
  ${stack(3)}
  scroll-margin-top: calc(${theme.width.header} + ${theme.space[8]});
  ${media.md} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  &[data-visible] ${Entry}::before {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
    box-shadow:
      0 0 0 5px ${theme.color.primaryTint},
      0 0 0 6px ${theme.color.primaryLine};
    ${forcedFill}
  }
`

export const Title = styled.h2`
  ${serifTitle('2xl')}
  line-height: 1.2;
  margin-bottom: ${theme.space[4]};

  a:hover {
    ${titleUnderline}
  }
`

export const Excerpt = styled.p`
  a {
    ${accentLink}
  }
`
