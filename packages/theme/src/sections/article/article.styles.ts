import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { facts, serifTitle } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

/** The text is centred. The table of contents is next to it, if there is one. */
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

/** Starts at the left edge of the text. */
export const Rail = styled.div`
  display: none;
  ${media.xl} {
    display: block;
    padding-top: ${theme.space[4]};
  }
  ${hiddenInPrint}
`

export const Article = styled.article`
  display: grid;
  gap: ${theme.space[10]};
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${theme.space[20]};
  ${media.xl} {
    grid-column: 2;
  }
`

export const Root = styled.header`
  display: grid;
  gap: ${theme.space[4]};
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
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lg};
  ${media.md} {
    font-size: ${theme.size.xl};
    line-height: 1.5;
  }
`

export const Byline = styled.div`
  align-items: center;
  border-top: 1px solid ${theme.color.line};
  display: flex;
  gap: ${theme.space[4]};
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  width: 100%;
`
