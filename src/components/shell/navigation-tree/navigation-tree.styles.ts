import { css, styled } from 'styled-components'
import { Link } from '~/components/ui/link'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

/** Its owner may set `--tree-row`, the height of a row, and `--tree-size`, of the words. */
export const List = styled.ul`
  font-size: var(--tree-size, ${theme.size.sm});
  line-height: 1.4;

  &:not([data-level='0']) {
    border-left: 1px solid ${theme.color.line};
    margin-block: 2px ${theme.space[2]};
    margin-left: ${theme.space[4]};
  }
`

/** The sidebar scrolls and cuts at its edges, so the ring lies inside. */
const innerRing = css`
  &:focus-visible {
    outline-offset: -2px;
  }
`

const row = css`
  ${innerRing}
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  flex: 1;
  gap: ${theme.space[2]};
  min-height: var(--tree-row, 2rem);
  min-width: 0;
  padding: ${theme.space[1]} ${theme.space[2]};
  transition: color ${theme.motion.fast};

  ${List}:not([data-level='0']) & {
    padding-left: ${theme.space[4]};
  }
`

const title = css`
  ${row}

  ${List}[data-level='0'] > li > &,
  ${List}[data-level='0'] > li > * > & {
    color: ${theme.color.text};
    font-weight: 500;
  }
`

/** Points to what a group holds. An icon in each row would be most of a large sidebar's HTML. */
const chevron = css`
  border: solid;
  border-width: 1.25px 1.25px 0 0;
  content: '';
  flex: none;
  height: 5px;
  rotate: 45deg;
  transition: rotate ${theme.motion.base};
  width: 5px;
`

export const Item = styled(Link)`
  ${title}

  &&:hover {
    color: ${theme.color.textStrong};
  }
  &&[data-active] {
    color: ${theme.color.primaryText};
    font-weight: 500;
    position: relative;
  }
  /* Lies on the line of its group. */
  &&[data-active]::before {
    background: ${theme.color.primary};
    border-radius: ${theme.radius.full};
    bottom: ${theme.space[1]};
    content: '';
    left: -1px;
    position: absolute;
    top: ${theme.space[1]};
    width: 2px;
  }
`

export const Disabled = styled.span`
  ${row}
  cursor: not-allowed;
  opacity: 0.6;
`

export const Title = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const GroupRow = styled.div`
  align-items: center;
  display: flex;
`

export const Toggle = styled.button`
  ${innerRing}
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  flex: none;
  height: var(--tree-row, 2rem);
  justify-content: center;
  transition: color ${theme.motion.fast};
  width: var(--tree-row, 2rem);

  &::before {
    ${chevron}
  }
  &[data-state='open']::before {
    rotate: 135deg;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
  /* Titles still lead on, and the page they lead to shows its group open. */
  ${media.noScript} {
    display: none;
  }
`

/** A title that is the toggle of its group. */
export const Trigger = styled.button`
  ${title}
  text-align: start;

  &::after {
    ${chevron}
    /* In the middle of where a toggle would be. */
    margin-inline: auto calc(var(--tree-row, 2rem) / 2 - 2.5px - ${theme.space[2]});
  }
  &[data-state='open']::after {
    rotate: 135deg;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
`
