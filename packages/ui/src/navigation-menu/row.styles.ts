import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'
import { Link } from '../link'
import { media } from '../styles/media'
import { mark } from '../styles/surface'
import { hiddenWithoutScript } from '../styles/visibility'
import { ItemLink } from './item-content'

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`

const entry = css`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]};
  min-height: 2.25rem;
  padding-inline: ${theme.space[3]};
  position: relative;
  transition: color ${theme.motion.fast};

  &:hover,
  &[data-state='open'],
  &[data-active] {
    color: ${theme.color.textStrong};
  }
  &[data-active]::after {
    ${mark}
    bottom: 0;
    content: '';
    height: 2px;
    inset-inline: ${theme.space[3]};
    position: absolute;
  }
  &[aria-disabled],
  &:disabled {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
    opacity: 0.6;
  }
`

export const TopLink = styled(ItemLink)`
  ${entry}
`

export const Trigger = styled.button`
  ${entry}

  [data-turns] {
    margin-inline-start: calc(-1 * ${theme.space[1]});
    transition: transform ${theme.motion.base};
  }
  &[data-state='open'] [data-turns] {
    transform: rotate(180deg);
  }
  ${hiddenWithoutScript}
`

export const LinkWithoutScript = styled(Link)`
  ${entry}
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`
