import { theme } from '@galley/tokens/theme'
import { PopoverContent } from '@galley/ui/popover'
import { media } from '@galley/ui/styles/media'
import { hoverGround } from '@galley/ui/styles/surface'
import { accentLink, breakable, monoNote, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { ChoiceChip } from './choice-chip.styles'

export const ListPanel = styled(PopoverContent)`
  max-width: min(34rem, var(--radix-popover-content-available-width));
  overflow: clip;
  width: 34rem;

  & > :first-child {
    max-height: min(34rem, var(--radix-popover-content-available-height));
    padding: 0;
  }
`

/** Covers the padding of the drawer, up to its edges. */
export const DrawerList = styled.div`
  --list-top: calc(-1 * ${theme.space[5]});

  margin: calc(-1 * ${theme.space[5]}) calc(-1 * var(--dialog-padding)) calc(-1 * ${theme.space[6]});
  min-height: 70dvh;
`

export const Root = styled.div`
  --edge: ${theme.space[4]};

  padding-bottom: ${theme.space[2]};
`

export const Filters = styled.div`
  background: ${theme.color.raised};
  border-bottom: 1px solid ${theme.color.line};
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} var(--edge);
  position: sticky;
  top: var(--list-top, 0);
  z-index: ${theme.layer.raised};
`

export const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;

  ${media.sm} {
    gap: ${theme.space[1]};
  }
`

export const Kind = styled(ChoiceChip)`
  align-items: center;
  display: inline-flex;
  gap: 0.375rem;
  min-height: 2rem;
  padding-inline: ${theme.space[2]};

  ${media.belowSm} {
    padding-inline: 0.375rem;
  }

  ${media.coarse} {
    min-height: 2.5rem;
  }
`

export const GroupTitle = styled.h3`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 600;
  letter-spacing: 0;
  padding: ${theme.space[4]} var(--edge) ${theme.space[1]};
`

export const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  & > li {
    contain-intrinsic-size: auto 3.25rem;
    content-visibility: auto;
  }
`

export const Row = styled.div`
  align-items: start;
  color: ${theme.color.text};
  display: grid;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  line-height: 1.4;
  min-height: 2.5rem;
  padding: ${theme.space[2]} var(--edge);
  text-decoration: none;

  & > :first-child {
    justify-self: start;
  }
  &[data-problem] {
    grid-template-columns: 1rem minmax(0, 1fr);
  }
  &[aria-current] {
    background: ${hoverGround};
  }
  &[data-row]:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &[data-row]:hover {
      background: ${hoverGround};
    }
  }
`

/** A button below the title of its row. */
export const Links = styled.button`
  ${accentLink}
  font-size: ${theme.size.xs};
  margin-block: calc(-1 * ${theme.space[1]}) ${theme.space[2]};
  margin-inline: calc(var(--edge) + 5.5rem + ${theme.space[3]}) var(--edge);
  min-height: 1.5rem;
  text-align: start;

  ${media.coarse} {
    min-height: 2.5rem;
  }
`

export const Words = styled.span`
  display: grid;
  gap: 0.125rem;
  ${breakable}
`

export const Title = styled.span`
  color: ${theme.color.textStrong};
  font-weight: 500;

  &[data-gone] {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`

export const Message = styled.span`
  color: ${theme.color.errorText};
`

export const Mark = styled.span`
  color: ${theme.color.errorText};
  display: grid;
  height: 1.4em;
  place-content: center;
`

export const Source = styled.span`
  ${monoNote}
`

export const When = styled.span`
  color: ${theme.color.textMuted};
  display: grid;
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  gap: 0.125rem;
  justify-items: end;
  line-height: 1.6;
  white-space: nowrap;

  & > span {
    max-width: 9rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const More = styled.p`
  ${smallMuted}
  padding: ${theme.space[4]} var(--edge) ${theme.space[2]};
`

export const Empty = styled.div`
  color: ${theme.color.textMuted};
  display: grid;
  font-size: ${theme.size.sm};
  gap: ${theme.space[1]};
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;

  & > :first-child {
    color: ${theme.color.textStrong};
    font-weight: 500;
  }
`
