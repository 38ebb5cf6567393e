import { theme } from '@galley/tokens/theme'
import { row, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { lead, serifTitle } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.header`
  ${stack(4)}
  justify-items: start;
  padding-block: ${theme.space[12]} ${theme.space[10]};
  ${media.md} {
    padding-block: ${theme.space[20]} ${theme.space[14]};
  }
`

export const Title = styled.h1`
  ${serifTitle('4xl', '5xl')}
  max-width: 48rem;
`

export const Description = styled.p`
  ${lead}
  max-width: 42rem;
  ${media.md} {
    font-size: ${theme.size.xl};
  }
`

export const Actions = styled.div`
  ${row(3)}
  flex-wrap: wrap;
  margin-top: ${theme.space[2]};
  width: 100%;
  > [data-variant] {
    ${hiddenInPrint}
  }
  &:empty {
    display: none;
  }
`
