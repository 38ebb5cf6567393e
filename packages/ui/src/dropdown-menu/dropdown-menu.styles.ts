import { theme } from '@galley/tokens/theme'
import { DropdownMenu } from 'radix-ui'
import { css, styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'
import { media } from '../styles/media'
import { forcedHighlight, hoverGround } from '../styles/surface'
import { breakable } from '../styles/text'

const panel = css`
  ${floatingPanel}
  font-size: ${theme.size.sm};
  max-height: var(--radix-dropdown-menu-content-available-height);
  max-width: min(20rem, var(--radix-dropdown-menu-content-available-width));
  min-width: 11rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]};

  &:focus-visible {
    outline: none;
  }
`

export const Content = styled(DropdownMenu.Content)`
  ${panel}
`

export const SubContent = styled(DropdownMenu.SubContent)`
  ${panel}
`

const line = css`
  --item-icon: ${theme.role.text};

  &[data-color='neutral'] {
    --item-icon: ${theme.color.textMuted};
    --role-text: ${theme.color.text};
    --role-tint: ${hoverGround};
  }

  align-items: center;
  border-radius: ${theme.radius.sm};
  color: ${theme.role.text};
  cursor: pointer;
  display: flex;
  gap: ${theme.space[2]};
  line-height: 1.25;
  min-height: 2.5rem;
  padding: ${theme.space[1]} ${theme.space[2]};
  user-select: none;

  ${media.hover} {
    min-height: 2rem;
  }
  & > svg {
    color: var(--item-icon);
  }
  &:focus-visible {
    outline: none;
  }
  &[data-highlighted],
  &[data-state='open'] {
    background: ${theme.role.tint};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${forcedHighlight('&[data-highlighted]')}
`

export const Item = styled(DropdownMenu.Item)`
  ${line}
`

export const SubTrigger = styled(DropdownMenu.SubTrigger)`
  ${line}
`

export const CheckboxItem = styled(DropdownMenu.CheckboxItem)`
  ${line}
`

export const RadioItem = styled(DropdownMenu.RadioItem)`
  ${line}
`

export const Label = styled.span`
  flex: 1;
  ${breakable}
`

/** Label of the items that follow, or of a radio group. */
export const Heading = styled(DropdownMenu.Label)`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.xs};
  font-weight: 500;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
`

export const Separator = styled(DropdownMenu.Separator)`
  background: ${theme.color.line};
  height: 1px;
  margin: ${theme.space[1]} -${theme.space[1]};
`

/** Space for a tick, reserved even when unchecked. */
export const Mark = styled.span`
  color: ${theme.color.primaryText};
  display: grid;
  flex: none;
  height: 1rem;
  place-items: center;
  width: 1rem;
`
