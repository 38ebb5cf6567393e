import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'
import { block, sideways } from './block.styles'

export const Scroll = styled.div`
  ${block}
  ${sideways}
  container-type: inline-size;

  /* Printed tables cannot scroll, so columns share the width of the page. */
  ${media.print} {
    container-type: normal;
    overflow: visible;
  }
`

export const Root = styled.table`
  font-size: ${theme.size.sm};
  line-height: 1.6;
  min-width: 100%;
  /* Breaks a word only if it is wider than the maximum width of the column. */
  overflow-wrap: break-word;

  th,
  td {
    border-block-end: 1px solid ${theme.color.line};
    max-width: 100cqi;
    padding: 0.625rem 0.75rem;
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  :is(th, td)[align='center'] {
    text-align: center;
  }
  :is(th, td)[align='right'] {
    text-align: right;
  }
  th {
    color: ${theme.color.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }
  th:not([align]) {
    text-align: start;
  }
  td:first-child {
    color: ${theme.color.textStrong};
  }
  /* Names in code must not break. */
  td:first-child code {
    white-space: nowrap;
  }
  ${media.print} {
    tr {
      break-inside: avoid;
    }
    td:first-child code {
      white-space: normal;
    }
  }
  /* On narrow screens, columns keep the width of their text and the table scrolls. */
  @container (max-width: 36rem) {
    &:has(th:nth-child(3)) {
      max-width: none;
      width: max-content;
    }
    &:has(th:nth-child(3)) :is(th, td) {
      max-width: 15rem;
    }
  }
`
