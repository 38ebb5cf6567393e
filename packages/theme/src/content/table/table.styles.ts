import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'
import { block } from '../prose'
import { edgeFade } from '../scroll-region'

export const Scroll = styled.div`
  ${block}
  container-type: inline-size;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  ${edgeFade}

  /* On paper nothing scrolls: columns share the width of the page. */
  ${media.print} {
    container-type: normal;
    overflow: visible;
  }
`

export const Root = styled.table`
  font-size: ${theme.size.sm};
  line-height: 1.6;
  min-width: 100%;
  /* A word is broken only when it is wider than the column can be. */
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
  /* A code name is looked up by its whole form, so it is not broken. */
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
  /* Where there is no room for three columns, each takes what its words need, and the table scrolls: else it would be a tower of short lines. */
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
