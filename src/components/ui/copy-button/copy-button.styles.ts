import { styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { hoverRow, iconButton } from '~/styles/surface'
import { hiddenWithoutScript } from '~/styles/visibility'

export const Root = styled.button`
  ${iconButton}
  ${hoverRow}

  &[data-state='copied'] {
    color: ${theme.color.primaryText};
  }
  &:is([data-state='failed'], [data-state='missing']) {
    color: ${theme.color.errorText};
  }
  /* Without scripts there is nothing to press. */
  ${hiddenWithoutScript}
`
