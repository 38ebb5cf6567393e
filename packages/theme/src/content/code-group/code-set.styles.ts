import { theme } from '@galley/tokens/theme'
import { inlineRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { TabsList } from '@galley/ui/tabs'
import { styled } from 'styled-components'
import { codeBox } from '../block.styles'
import { tabLook } from '../tab-choice.styles'

export const Frame = styled.div`
  ${codeBox}
  ${tabLook}

  /* Without scripts, every panel is visible with its own copy button. */
  ${media.noScript} {
    [role='tabpanel']::before {
      padding-inline: ${theme.space[5]};
    }
  }
`

export const Bar = styled.div`
  box-shadow: inset 0 -1px ${theme.color.line};
`

export const List = styled(TabsList)`
  box-shadow: none;
  /* Space for the buttons at the end of the bar. */
  margin-inline-end: 4.5rem;
  padding-inline-start: ${theme.space[5]};
`

export const Label = styled.span`
  ${inlineRow(2)}
  font: 500 ${theme.size.small} / 1.3125rem ${theme.font.mono};
`
