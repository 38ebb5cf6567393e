import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { media } from '@galley/ui/styles/media'
import { hiddenInPrint, urlInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { block, sideways } from './block.styles'

export const ContentLink = styled(Link)`
  color: ${theme.color.primaryText};
  font-weight: 500;
  text-decoration: underline ${theme.color.primaryLine};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-color ${theme.motion.fast};

  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  ${urlInPrint}
`

export const Heading = styled.div`
  line-height: 1.3;
  margin-block: 2rem 0.5rem;
  text-wrap: balance;

  /* On one line with the link. */
  > :first-child {
    display: inline;
    font-size: inherit;
    line-height: inherit;
  }
  &[data-level='h1'] {
    font-size: ${theme.size['3xl']};
  }
  &[data-level='h2'] {
    font-size: ${theme.size['2xl']};
    margin-block: 3rem 0.75rem;
  }
  &[data-level='h3'] {
    font-size: ${theme.size.heading};
  }
  &[data-level='h5'],
  &[data-level='h6'] {
    font-size: ${theme.size.sm};
  }
  &[data-level]:first-child {
    margin-block-start: 0;
  }
  /* Keeps a heading close to the text below. */
  &[data-level] + * {
    margin-block-start: 0.75rem;
  }
  &[data-level='h2'] + &[data-level='h3'] {
    margin-block-start: 1.25rem;
  }
  ${media.print} {
    break-after: avoid;
  }
`

export const SelfLink = styled.a`
  color: ${theme.color.textMuted};
  font-size: 0.85em;
  font-weight: 400;
  /* A touch target in the space around the text. */
  margin-inline: -0.15em -0.55em;
  opacity: 0;
  padding: 0.2em 0.55em;
  transition: opacity ${theme.motion.fast};

  ${Heading}:hover &,
  &:focus-visible {
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryText};
    }
  }
  ${hiddenInPrint}
`

export const Checkbox = styled.input`
  appearance: none;
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.sm};
  /* Aligns boxes with and without a tick. Otherwise a tick would change the baseline. */
  contain: layout;
  display: inline-grid;
  height: 1rem;
  margin-inline: 0 0.5rem;
  place-content: center;
  vertical-align: -0.125rem;
  width: 1rem;

  &:checked {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  &:checked::before {
    border: solid ${theme.color.onAccent};
    /* Physical: a tick has the same shape in every language. */
    border-width: 0 2px 2px 0;
    content: '';
    height: 0.5rem;
    transform: translateY(-1px) rotate(45deg);
    width: 0.25rem;
  }
`

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

export const Table = styled.table`
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
    /* Physical: authors choose the side of a column in Markdown. */
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
