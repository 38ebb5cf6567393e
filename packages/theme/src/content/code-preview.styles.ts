import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { box } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Root = styled.div`
  ${block}
  ${box}
  overflow: clip;

  /* Joins the code below to the box. */
  > :last-child {
    border-radius: 0;
    border-width: 1px 0 0;
    margin-block-start: 0;
  }
`

export const Result = styled.div`
  padding: ${theme.space[5]};

  ${media.sm} {
    padding: ${theme.space[6]};
  }
`
