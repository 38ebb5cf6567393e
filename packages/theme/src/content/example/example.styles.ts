import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { box } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'
import { block } from '../block.styles'

export const Frame = styled.div`
  ${block}
  ${box}

  /* Joins the code block below to the frame. */
  > :last-child:not(:first-child) {
    border: 0;
    border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
    border-block-start: 1px solid ${theme.color.line};
    margin-block: 0;
  }
`

export const Stage = styled.div`
  ${row(3)}
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  justify-content: center;
  line-height: 1.5;
  min-height: 8rem;
  padding: ${theme.space[6]} ${theme.space[4]};

  /* Paragraphs and lists of the example are not prose. */
  :where(&) :is(p, ul, ol, li) {
    margin-block: 0;
  }
  :where(&) li {
    padding-inline-start: 0;
  }

  ${media.md} {
    padding: ${theme.space[8]};
  }

  &[data-wide] {
    display: block;
  }
`
