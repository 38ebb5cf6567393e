import { theme } from '@galley/tokens/theme'
import { stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { lead, serifTitle } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.section`
  border-top: 1px solid ${theme.color.line};
  ${stack(4)}
  justify-items: center;
  padding-block: ${theme.space[16]};
  text-align: center;
  ${media.md} {
    padding-block: ${theme.space[24]};
  }
`

export const Title = styled.h2`
  ${serifTitle('4xl', '5xl')}
`

export const Text = styled.p`
  ${lead}
  max-width: 36rem;
`

export const Actions = styled.div`
  ${wrappedRow(3)}
  justify-content: center;
  margin-top: ${theme.space[4]};
  ${hiddenInPrint}
`
