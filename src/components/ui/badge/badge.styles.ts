import { css, styled } from 'styled-components'
import { colorRoles, theme } from '~/styles/theme'

const colors = colorRoles.map(
  (role) => css`
    &[data-color='${role}'] {
      background: ${theme.color[`${role}Tint`]};
      border-color: ${theme.color[`${role}Line`]};
      color: ${theme.color[`${role}Text`]};
    }
  `,
)

export const Root = styled.span`
  border: 1px solid;
  border-radius: ${theme.radius.full};
  display: inline-flex;
  font-size: ${theme.size.xs};
  font-weight: 500;
  line-height: 1.25;
  padding: 0.125rem ${theme.space[2]};
  vertical-align: 0.1em;
  white-space: nowrap;
  ${colors}
`
