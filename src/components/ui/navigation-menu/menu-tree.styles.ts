import { css, styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { ItemLink } from './item-link'

export const List = styled.ul`
  font-size: ${theme.size.sm};
  line-height: 1.4;

  &:not([data-level='0']) {
    border-left: 1px solid ${theme.color.line};
    margin: 2px 0 ${theme.space[2]} ${theme.space[4]};
  }
`

export const Section = styled.div`
  & + & {
    margin-top: ${theme.space[2]};
  }
`

export const Heading = styled.p`
  align-items: center;
  color: ${theme.color.textStrong};
  display: flex;
  font-size: ${theme.size.xs};
  font-weight: 600;
  gap: ${theme.space[2]};
  line-height: 1.4;
  min-height: 2rem;
  padding: ${theme.space[1]} ${theme.space[2]};
`

const row = css`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  flex: 1;
  font-size: inherit;
  font-weight: 500;
  gap: ${theme.space[2]};
  line-height: inherit;
  min-height: 2.25rem;
  min-width: 0;
  padding: ${theme.space[1]} ${theme.space[2]};
  text-align: left;
  transition: color ${theme.motion.fast};

  ${List}:not([data-level='0']) & {
    font-weight: 400;
    padding-left: ${theme.space[4]};
  }
  /* The arrow stands at the end of the row, whatever is before it. */
  > [data-turns] {
    margin-left: auto;
  }
  &[aria-disabled],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    &:not([aria-disabled], :disabled):hover {
      color: ${theme.color.textStrong};
    }
  }
`

export const Item = styled(ItemLink)`
  ${row}

  &&[data-active] {
    color: ${theme.color.primaryText};
    font-weight: 500;
    position: relative;
  }
  /* Lies on the line of its group. */
  ${List}:not([data-level='0']) &[data-active]::before {
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

const turning = css`
  [data-turns] {
    transition: transform ${theme.motion.base};
  }
  &[data-state='open'] [data-turns] {
    transform: rotate(180deg);
  }
`

export const Trigger = styled.button`
  ${row}
  ${turning}
  /* Its arrow stands below those of groups that are links too. */
  padding-right: 0.6875rem;
  width: 100%;

  &[data-active] {
    color: ${theme.color.textStrong};
  }
`

export const GroupRow = styled.div`
  align-items: center;
  display: flex;
`

export const Toggle = styled.button`
  ${turning}
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  flex: none;
  height: 2.25rem;
  justify-content: center;
  transition: color ${theme.motion.fast};
  width: 2.25rem;

  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
`
