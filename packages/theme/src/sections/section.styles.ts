import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineRow, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { lead, serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.section`
  border-top: 1px solid ${theme.color.line};
  padding-block: ${theme.space[14]};
  ${media.md} {
    padding-block: ${theme.space[24]};
  }
`

export const Head = styled.header`
  ${stack(4)}
  justify-items: start;
  margin-bottom: ${theme.space[10]};
  ${media.md} {
    align-items: last baseline;
    column-gap: ${theme.space[8]};
    grid-template-columns: minmax(0, 1fr) auto;
    margin-bottom: ${theme.space[12]};
    /* Without children, the link follows the lead. */
    &:only-child {
      grid-template-columns: minmax(0, 1fr);
    }
    /* Without a lead, the link is next to the title. */
    > h2:has(+ a) {
      grid-column: 1;
    }
  }
`

export const Title = styled.h2`
  ${serifTitle('3xl', '4xl')}
  grid-column: 1 / -1;
`

export const Lead = styled.p`
  ${lead}
  grid-column: 1;
  max-width: 44rem;
`

export const More = styled(Link)`
  ${inlineRow(2)}
  color: ${theme.color.primaryText};
  font-weight: 500;
  text-underline-offset: 0.25em;
  &:hover {
    text-decoration: underline;
  }
  ${media.md} {
    ${Head}:not(:only-child) > & {
      grid-column: 2;
    }
  }
`
