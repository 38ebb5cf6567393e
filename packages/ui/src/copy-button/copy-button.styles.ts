import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { hoverRow, iconButton, maskIcon } from '../styles/surface'
import { hiddenWithoutScript } from '../styles/visibility'

/** "copy", "check" and "triangle-alert" of Lucide. They are in the style sheet because a page has many code blocks. */
const COPY =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2'
const CHECK = 'M20 6L9 17l-5-5'
const ALERT = 'm21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01'

export const Root = styled.button`
  ${iconButton}
  ${hoverRow}
  ${maskIcon(COPY, 15)}

  &[data-state='copied'] {
    color: ${theme.color.primaryText};
    ${maskIcon(CHECK, 15)}
  }
  &[data-state='failed'] {
    color: ${theme.color.errorText};
    ${maskIcon(ALERT, 15)}
  }
  ${hiddenWithoutScript}
`
