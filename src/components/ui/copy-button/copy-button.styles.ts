import { styled } from 'styled-components'
import { hoverRow, iconButton, maskIcon } from '~/styles/surface'
import { theme } from '~/styles/theme'
import { hiddenWithoutScript } from '~/styles/visibility'

/** "check" and "triangle-alert" of Lucide. */
const CHECK = 'M20 6L9 17l-5-5'
const ALERT = 'm21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01'

export const Root = styled.button`
  ${iconButton}
  ${hoverRow}

  &:is([data-state='copied'], [data-state='failed']) > svg {
    display: none;
  }
  &[data-state='copied'] {
    color: ${theme.color.primaryText};
    ${maskIcon(CHECK, 15)}
  }
  &[data-state='failed'] {
    color: ${theme.color.errorText};
    ${maskIcon(ALERT, 15)}
  }
  /* Without scripts there is nothing to press. */
  ${hiddenWithoutScript}
`
