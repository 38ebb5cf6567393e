import { theme } from '@galley/tokens/theme'
import { row, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { facts, lead, serifTitle } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

/** Centres the text. A table of contents is beside the text. */
export const Columns = styled.div`
  column-gap: ${theme.space[10]};
  display: grid;
  grid-template-columns: minmax(0, ${theme.width.text});
  justify-content: center;
  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) ${theme.width.text} minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`

export const Rail = styled.div`
  display: none;
  ${media.xl} {
    display: block;
    padding-top: ${theme.space[4]};
  }
  ${hiddenInPrint}
`

export const Article = styled.article`
  ${stack(10)}
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${theme.space[20]};
  ${media.xl} {
    grid-column: 2;
  }
`

export const Root = styled.header`
  ${stack(4)}
  justify-items: start;
  padding-top: ${theme.space[8]};
  ${media.md} {
    padding-top: ${theme.space[14]};
  }
`

export const Facts = styled.div`
  ${facts}
`

export const Title = styled.h1`
  ${serifTitle('4xl', '5xl')}
`

export const Description = styled.p`
  ${lead}
  ${media.md} {
    font-size: ${theme.size.xl};
    line-height: 1.5;
  }
`

export const Byline = styled.div`
  ${row(4)}
  border-top: 1px solid ${theme.color.line};
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  width: 100%;
`
