import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { serifTitle } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.header`
  display: grid;
  gap: ${theme.space[4]};
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
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lg};
  max-width: 42rem;
  ${media.md} {
    font-size: ${theme.size.xl};
  }
`

export const Actions = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
  width: 100%;
  > [data-variant] {
    ${hiddenInPrint}
  }
  &:empty {
    display: none;
  }
`
