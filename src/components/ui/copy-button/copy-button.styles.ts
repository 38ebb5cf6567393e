import { css, styled } from 'styled-components'
import ownIcons from '~/components/ui/icon/interface-icons.json'
import { theme } from '~/styles/theme'
import { hoverRow, iconButton } from '~/styles/surface'
import { hiddenWithoutScript } from '~/styles/visibility'

/** An icon of the style sheet: in the HTML of each button, icons of states that few readers see would outweigh it. */
function mark(name: 'check' | 'triangle-alert') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ownIcons[name].body}</svg>`
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

export const Root = styled.button`
  ${iconButton}
  ${hoverRow}

  &[data-state='copied'] {
    color: ${theme.color.primaryText};
    ${mark('check')}
  }
  &[data-state='failed'] {
    color: ${theme.color.errorText};
    ${mark('triangle-alert')}
  }
  /* Without scripts there is nothing to press. */
  ${hiddenWithoutScript}
`
