import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { styled } from 'styled-components'
import { block, sideways } from './block.styles'

export const Inline = styled.span`
  ${leftToRight}

  .katex {
    font-size: 1.1em;
  }
`

export const Block = styled.div`
  ${block}
  ${leftToRight}
  color: ${theme.color.textStrong};
  ${sideways}
  overflow-y: hidden;
  /* Space for strokes outside of the formula's box, and for the scroll bar. */
  padding-block: ${theme.space[2]};

  .katex-display {
    margin: 0;
  }
`
