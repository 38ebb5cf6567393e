import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { block, sideways } from './block.styles'

export const Inline = styled.span`
  .katex {
    font-size: 1.1em;
  }
`

export const Block = styled.div`
  ${block}
  color: ${theme.color.textStrong};
  ${sideways}
  overflow-y: hidden;
  /* Space for strokes outside of the formula's box, and for the scroll bar. */
  padding-block: ${theme.space[2]};

  .katex-display {
    margin: 0;
  }
`
