import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Scroll = styled.div`
  border-block-start: 1px solid ${theme.color.line};
  max-height: 26rem;
  overflow: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;

  &:focus-visible {
    border-radius: 0;
    outline-offset: -2px;
  }
`

export const Root = styled.table`
  background: ${theme.color.ground};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  min-width: 100%;

  /* Many columns scroll instead of sharing the width of the page. */
  &[data-wide] {
    width: max-content;
  }
  th,
  td {
    max-width: 22rem;
    overflow-wrap: break-word;
    padding: ${theme.space[2]} ${theme.space[3]};
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-inline-start: ${theme.space[5]};
  }
  :is(th, td):last-child {
    padding-inline-end: ${theme.space[5]};
  }
  th {
    background: ${theme.color.sunken};
    /* A shadow, because borders of sticky cells do not stick. */
    box-shadow: inset 0 -1px ${theme.color.line};
    color: ${theme.color.textMuted};
    font: 500 ${theme.size.small} / 1.5 ${theme.font.mono};
    inset-block-start: 0;
    position: sticky;
    white-space: nowrap;
    z-index: ${theme.layer.raised};
  }
  tr + tr td {
    border-block-start: 1px solid ${theme.color.line};
  }
`
