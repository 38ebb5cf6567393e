import { styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { block } from '../prose'

export const Scroll = styled.div`
  ${block}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
`

export const Root = styled.table`
  font-size: ${theme.size.sm};
  line-height: 1.6;
  min-width: 100%;

  th,
  td {
    border-block-end: 1px solid ${theme.color.line};
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
  td:last-child {
    min-width: 12rem;
  }
  /* A word is broken only when it is wider than the column can be. */
  td code {
    overflow-wrap: break-word;
  }
  td:first-child {
    color: ${theme.color.textStrong};
  }
  /* A code name is looked up by its whole form, so it is not broken. */
  td:first-child code {
    white-space: nowrap;
  }
`
