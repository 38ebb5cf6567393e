import { DropdownMenu } from 'radix-ui'
import { css, styled } from 'styled-components'
import { floatingPanel } from '~/styles/floating'
import { media } from '~/styles/media'
import { colorRoles, theme } from '~/styles/theme'

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

const colors = colorRoles
  .filter((role) => role !== 'neutral')
  .map(
    (role) => css`
      &[data-color='${role}'] {
        --item-text: ${theme.color[`${role}Text`]};
        --item-icon: ${theme.color[`${role}Text`]};
        --item-ground: ${theme.color[`${role}Tint`]};
      }
    `,
  )

/** One line of the menu, whatever it does. */
const line = css`
  --item-text: ${theme.color.text};
  --item-icon: ${theme.color.textMuted};
  --item-ground: color-mix(in srgb, ${theme.color.neutral} 12%, transparent);
  ${colors}

  align-items: center;
  border-radius: ${theme.radius.sm};
  color: var(--item-text);
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
    background: var(--item-ground);
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
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
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Says what follows; the name of a group. */
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

/** Where a tick stands, or would. */
export const Mark = styled.span`
  color: ${theme.color.primaryText};
  display: grid;
  flex: none;
  height: 1rem;
  place-items: center;
  width: 1rem;
`
