import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { smallMuted } from '@galley/ui/styles/text'
import { css, styled } from 'styled-components'

export const Problem = styled.div`
  align-items: start;
  background: ${theme.color.errorTint};
  border-block-start: 1px solid ${theme.color.errorLine};
  color: ${theme.color.errorText};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  line-height: 1.6;
  padding: ${theme.space[4]} ${theme.space[5]};

  svg {
    margin-block-start: 0.15rem;
  }
`

export const Pane = styled.div`
  border-block-start: 1px solid ${theme.color.line};
  position: relative;

  &[data-kind='value'] pre {
    max-height: 26rem;
    overflow-y: auto;
  }
  /* Wraps a statement, which is one long line. */
  &[data-kind='sql'] code {
    white-space: pre-wrap;
    width: auto;
  }
`

export const Title = styled.div`
  color: ${theme.color.textMuted};
  font: 500 ${theme.size.xs} / 1 ${theme.font.mono};
  letter-spacing: 0.08em;
  padding: ${theme.space[4]} ${theme.space[5]} 0;
`

export const Note = styled.p`
  border-block-start: 1px solid ${theme.color.line};
  ${smallMuted}
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[5]};
`

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

export const Table = styled.table`
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

const mono = css`
  ${leftToRight}
  font-family: ${theme.font.mono};
  font-size: ${theme.size.small};
`

export const Nothing = styled.span`
  ${mono}
  color: ${theme.color.textMuted};
`

export const Unbroken = styled.span`
  white-space: nowrap;
`

export const Json = styled.span`
  ${mono}
`

export const Long = styled.details`
  border: 0;
  margin: 0;
  min-width: 14rem;
  padding: 0;

  &[data-json] {
    ${mono}
  }
`

export const Short = styled.summary`
  color: inherit;
  cursor: pointer;
  font-weight: inherit;
`

export const Whole = styled.div`
  margin-block-start: ${theme.space[2]};
  white-space: pre-wrap;
`
