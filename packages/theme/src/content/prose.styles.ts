import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { smallMuted } from '@galley/ui/styles/text'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { css, styled } from 'styled-components'

const MEASURE = '68ch'

const lists = css`
  :where(&) :is(ul, ol) {
    padding-inline-start: 1.5rem;
  }
  :where(&) li {
    margin-block: 0.5rem;
    padding-inline-start: 0.25rem;
  }
  :where(& li) > :is(ul, ol) {
    margin-block: 0.5rem;
  }
  /* A nested list is the first element of its item, but usually follows text. */
  :where(&) li > :is(ul, ol) {
    margin-block-start: 0.5rem;
  }
  :where(& li) > p {
    margin-block: 0.75rem;
  }
  :where(&) li::marker {
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .contains-task-list {
    list-style: none;
    padding-inline-start: 0;
  }
  .task-list-item {
    padding-inline-start: 0;
  }
  .task-list-item .contains-task-list {
    padding-inline-start: 1.5rem;
  }
  :where(&) dt {
    color: ${theme.color.textStrong};
    font-weight: 500;
    margin-block-start: 1rem;
  }
  :where(&) dd {
    margin-inline-start: 0;
    padding-inline-start: 1.5rem;
  }
`

const quotes = css`
  :where(&) blockquote {
    border-inline-start: 2px solid ${theme.color.lineStrong};
    color: ${theme.color.textMuted};
    padding-inline-start: 1.25rem;
  }
  :where(&) details {
    border-block: 1px solid ${theme.color.line};
    padding-block: 0.75rem;
  }
  :where(& details) + details {
    border-block-start: 0;
    margin-block-start: -1.25rem;
  }
  :where(&) summary {
    color: ${theme.color.textStrong};
    cursor: pointer;
    font-weight: 500;
  }
  :where(&) summary::marker {
    color: ${theme.color.textMuted};
  }
  :where(&) details:where([open]) > summary {
    margin-block-end: 0.75rem;
  }
  /* Prints collapsed content in browsers that can open it with CSS. */
  ${media.print} {
    details::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
  :where(&) hr {
    border: 0;
    border-block-start: 1px solid ${theme.color.line};
    margin-block: 3rem;
  }
  :where(&) pre {
    font: ${theme.size.code} / 1.7 ${theme.font.mono};
    overflow-x: auto;
  }
`

const words = css`
  :where(&) :is(strong, b) {
    color: ${theme.color.textStrong};
    font-weight: 600;
  }
  :where(&) :is(code, samp, var) {
    font-family: ${theme.font.mono};
    font-size: 0.875em;
    font-variant-ligatures: none;
  }
  :where(&) :not(pre) > code {
    background: ${theme.color.sunken};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.textStrong};
    padding: 0.1em 0.3em;
  }
  :where(&) a > code {
    color: inherit;
  }
  :where(&) mark {
    background: ${theme.color.warningTint};
    border-radius: 2px;
    box-shadow: inset 0 -1px ${theme.color.warningLine};
    color: ${theme.color.textStrong};
    padding-inline: 0.15em;
  }
  :where(&) :is(del, s) {
    color: ${theme.color.textMuted};
  }
  :where(&) abbr[title] {
    cursor: help;
    text-decoration: underline dotted ${theme.color.textMuted};
    text-underline-offset: 0.2em;
  }
  :where(&) :is(sub, sup) {
    font-size: 0.75em;
    line-height: 0;
  }
`

const footnotes = css`
  :where(&) figure {
    margin-inline: 0;
  }
  :where(&) figcaption {
    ${smallMuted}
    margin-block-start: 0.75rem;
  }
  .footnotes {
    border-block-start: 1px solid ${theme.color.line};
    ${smallMuted}
    margin-block-start: 3rem;
    padding-block-start: 1rem;
  }
  .data-footnote-backref {
    text-decoration: none;
  }
  .sr-only {
    ${visuallyHidden}
  }
  /* A footnote that is the target of the URL hash. */
  :where(&) li:target {
    color: ${theme.color.textStrong};
  }
`

/**
 * Styles of written content: line length, rhythm and plain elements. `:where` gives these rules a lower specificity than the styles of
 * components in the content.
 */
export const Prose = styled.div`
  font-size: ${theme.size.md};
  line-height: 1.7;
  max-width: ${theme.width.text};

  :where(&) :is(p, ul, ol, dl, blockquote, details, pre) {
    margin-block: 1.25rem;
  }
  :where(& > *):is(p, ul, ol, dl, blockquote) {
    max-width: ${MEASURE};
  }

  ${lists}
  ${quotes}
  ${words}
  ${footnotes}

  /* Must come last, because the rules above have the same specificity. */
  :where(&) :is(p, ul, ol, dl, dt, li, blockquote, details, hr, pre):where(:first-child) {
    margin-block-start: 0;
  }
  :where(&) :is(p, ul, ol, dl, li, blockquote, details, hr, pre):where(:last-child) {
    margin-block-end: 0;
  }
`
