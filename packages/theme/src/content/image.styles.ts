import { theme } from '@galley/tokens/theme'
import { caption } from '@galley/ui/styles/text'
import { wholeInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Figure = styled.figure`
  ${block}
  ${wholeInPrint}

  img {
    border-radius: ${theme.radius.md};
  }
`

export const Inline = styled.span`
  img {
    display: inline;
    max-height: 1.5em;
    vertical-align: -0.3em;
    width: auto;
  }
`

export const Caption = styled.figcaption`
  ${caption}
`

export const Missing = styled.span`
  color: ${theme.color.textMuted};
  font-style: italic;
`
