import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { block } from '../prose'
import { edgeFade } from '../scroll-region'

export const Inline = styled.span`
  .katex {
    font-size: 1.1em;
  }
`

export const Block = styled.div`
  ${block}
  color: ${theme.color.textStrong};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  /* Space for strokes outside of the formula's box, and for the scroll bar. */
  padding-block: ${theme.space[2]};
  scrollbar-width: thin;
  ${edgeFade}

  .katex-display {
    margin: 0;
  }
`
