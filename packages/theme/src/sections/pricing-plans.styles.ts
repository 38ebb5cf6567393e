import { theme } from '@galley/tokens/theme'
import { Segments } from '@galley/ui/segments.styles'
import { stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { serifTitle, smallMuted } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

/** Shows the prices of the chosen billing. Print shows both. */
export const Plans = styled.div`
  ${media.screen} {
    &:not(:has([data-yearly]:checked)) [data-billing='yearly'],
    &:has([data-yearly]:checked) [data-billing='monthly'] {
      display: none;
    }
  }
`

export const Billing = styled(Segments)`
  margin-bottom: ${theme.space[8]};
  ${hiddenInPrint}
`

/** Number of columns by `data-columns`. */
export const Root = styled.ul`
  ${stack(5)}
  margin-bottom: ${theme.space[16]};
  ${media.md} {
    &[data-columns='2'],
    &[data-columns='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.xl} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

export const Plan = styled.li`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  ${stack(4, 8)}
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr auto;
  padding: min(${theme.space[6]}, 6.5vw);

  /* A single plan in a row has its features next to the price. */
  ${media.md} {
    [data-columns='1'] > &,
    [data-columns='3'] > & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: repeat(4, auto);
    }
    /* Subgrid keeps the prices of a row aligned, regardless of the length of the descriptions. */
    [data-columns='2'] > &,
    [data-columns='4'] > & {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }
  ${media.lg} {
    [data-columns='3'] > & {
      grid-row: span 5;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
    }
  }
  &[data-highlight] {
    border-color: ${theme.color.primary};
    box-shadow: inset 0 2px 0 ${theme.color.primary};
  }
  > a {
    ${hiddenInPrint}
  }
`

export const Name = styled.div`
  align-items: center;
  display: flex;
  justify-content: space-between;
`

export const Title = styled.h2`
  ${serifTitle('2xl')}
`

export const Description = styled.p`
  color: ${theme.color.textMuted};
`

export const Price = styled.p`
  align-items: baseline;
  ${wrappedRow(2)}
  margin-top: ${theme.space[3]};
`

export const Amount = styled.span`
  color: ${theme.color.textStrong};
  font-family: ${theme.font.serif};
  font-size: ${theme.size['5xl']};
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 500;
  letter-spacing: -0.03em;
  line-height: 1;
`

export const Cycle = styled.span`
  ${smallMuted}
`

export const Features = styled.ul`
  align-content: start;
  ${stack(2)}
  font-size: ${theme.size.note};
  margin-block: ${theme.space[2]} ${theme.space[4]};

  ${media.md} {
    [data-columns='1'] &,
    [data-columns='3'] & {
      grid-area: 1 / 2 / -1;
    }
  }
  ${media.lg} {
    [data-columns='3'] & {
      grid-area: auto;
    }
  }

  li {
    ${stack(3)}
    grid-template-columns: auto 1fr;
  }
  svg {
    color: ${theme.color.primaryText};
    margin-top: 0.25rem;
  }
`

export const Soon = styled.li`
  color: ${theme.color.textMuted};

  && svg {
    color: inherit;
  }
  small {
    font-size: ${theme.size.xs};
    margin-inline-start: ${theme.space[1]};
  }
`
