import { css, styled } from 'styled-components'
import { colorRoles, theme } from '~/styles/theme'

const colors = colorRoles.map(
  (role) => css`
    &[data-color='${role}'] {
      --badge-fill: ${theme.color[role]};
      --badge-line: ${theme.color[`${role}Line`]};
      --badge-text: ${theme.color[`${role}Text`]};
      --badge-tint: ${theme.color[`${role}Tint`]};
    }
  `,
)

export const Root = styled.span`
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  color: var(--badge-text);
  display: inline-flex;
  font-size: ${theme.size.xs};
  font-weight: 500;
  gap: ${theme.space[1]};
  line-height: 1.25;
  padding: 0.125rem ${theme.space[2]};
  vertical-align: 0.1em;
  white-space: nowrap;

  ${colors}

  &[data-variant='subtle'],
  &[data-variant='soft'] {
    background: var(--badge-tint);
  }
  &[data-variant='subtle'],
  &[data-variant='outline'] {
    border-color: var(--badge-line);
  }
  &[data-variant='solid'] {
    background: var(--badge-fill);
    color: ${theme.color.onAccent};
  }
  &[data-variant='solid'][data-color='neutral'] {
    background: ${theme.color.textStrong};
    color: ${theme.color.ground};
  }

  &[data-size='sm'] {
    padding-block: 0.0625rem;
    padding-inline: 0.375rem;
  }
  &[data-size='lg'] {
    font-size: ${theme.size.sm};
    padding: 0.1875rem 0.625rem;
  }
`
