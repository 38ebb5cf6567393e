import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { wholeInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { codeBox } from '../prose'
import { Pre, Tools } from './code-pane.styles'

export const Frame = styled.div`
  ${codeBox}
  ${wholeInPrint}

  /* Reserves space for the buttons next to a single line. */
  &:not([data-bar]) {
    align-items: start;
    display: flex;
    flex-direction: row-reverse;

    ${Tools} {
      flex: none;
      margin: 0.84375rem ${theme.space[2]} 0 0;
      position: static;
    }
    ${Pre} {
      flex: 1;
      min-width: 0;
    }
  }
`

export const Bar = styled.div`
  ${row(2)}
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  flex: none;
  min-height: 2.5rem;
  padding-inline: ${theme.space[5]} 5rem;

  ${media.print} {
    break-after: avoid;
  }
`

export const Filename = styled.span`
  font: 500 ${theme.size.small} / 1.25 ${theme.font.mono};
  padding-block: ${theme.space[1]};
`

export const Language = styled.span`
  font-size: ${theme.size.xs};
  line-height: 1;
`
