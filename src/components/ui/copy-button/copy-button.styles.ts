import { css, styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { hoverRow, iconButton } from '~/styles/surface'
import { hiddenWithoutScript } from '~/styles/visibility'

/** An icon of the style sheet: in the HTML of each button, icons of states that few readers see would outweigh it. */
function mark(path: string) {
  const stroke = 'fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path ${stroke} d="${path}"/></svg>`
  return css`
    > svg {
      display: none;
    }
    &::before {
      background: currentColor;
      content: '';
      forced-color-adjust: none;
      height: 15px;
      mask: url('data:image/svg+xml,${encodeURIComponent(svg)}');
      width: 15px;
    }
  `
}

/** "check" and "triangle-alert" of Lucide. */
const CHECK = 'M20 6L9 17l-5-5'
const ALERT = 'm21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01'

export const Root = styled.button`
  ${iconButton}
  ${hoverRow}

  &[data-state='copied'] {
    color: ${theme.color.primaryText};
    ${mark(CHECK)}
  }
  &[data-state='failed'] {
    color: ${theme.color.errorText};
    ${mark(ALERT)}
  }
  /* Without scripts there is nothing to press. */
  ${hiddenWithoutScript}
`
