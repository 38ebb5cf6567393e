import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'
import { media } from '../styles/media'
import { hoverGround, mark } from '../styles/surface'
import { ItemLink } from './item-content'

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};

  & + & {
    border-top: 1px solid ${theme.color.line};
    padding-top: ${theme.space[2]};
  }
`

const entry = css`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  font-weight: 500;
  height: 2.5rem;
  justify-content: center;
  position: relative;
  transition:
    background-color ${theme.motion.fast},
    color ${theme.motion.fast};
  width: 2.5rem;

  &[data-active] {
    background: ${theme.color.primaryTint};
    color: ${theme.color.primaryText};
  }
  &[aria-disabled],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    &:not([data-active], [aria-disabled], :disabled):hover {
      background: ${hoverGround};
      color: ${theme.color.textStrong};
    }
  }
`

export const RailLink = styled(ItemLink)`
  ${entry}
`

export const Trigger = styled.button`
  ${entry}
`

/** Replaces a badge, whose text does not fit. */
export const Dot = styled.span`
  ${mark}
  height: 6px;
  inset-inline-end: 7px;
  position: absolute;
  top: 7px;
  width: 6px;
`

export const Panel = styled.div`
  max-width: 18rem;
  min-width: 11rem;
`

export const Title = styled.p`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 600;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[2]};
`
