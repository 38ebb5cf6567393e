import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { hoverRow, iconButton, innerRing, maskIcon } from '@galley/ui/styles/surface'
import { hiddenWithoutScript, wholeInPrint } from '@galley/ui/styles/visibility'
import { css, styled } from 'styled-components'
import { codeBox, edgeFade } from '../block.styles'

/** Wraps long lines. */
const wrapped = css`
  white-space: pre-wrap;
  width: auto;
`

/** Number of visible lines of collapsed code. */
export const COLLAPSED_LINES = 16

const tokens = css`
  .keyword {
    color: ${theme.color.codeKeyword};
  }
  .string,
  .string-expression,
  .inserted {
    color: ${theme.color.codeString};
  }
  .comment {
    color: ${theme.color.codeComment};
  }
  .constant {
    color: ${theme.color.codeConstant};
  }
  .function,
  .link,
  .changed {
    color: ${theme.color.codeFunction};
  }
  .parameter {
    color: ${theme.color.codeParameter};
  }
  .punctuation {
    color: ${theme.color.codePunctuation};
  }
  .deleted {
    color: ${theme.color.errorText};
  }
  /* Visible, but excluded from selection and copying. */
  .prompt {
    user-select: none;
  }
  .prompt,
  .prompt span {
    color: ${theme.color.codeComment};
  }
`

/** Terminal colours, mapped to roles that are readable in both modes. */
const terminal = css`
  :is(.ansi-black, .ansi-bright-black) {
    color: ${theme.color.textMuted};
  }
  :is(.ansi-red, .ansi-bright-red) {
    color: ${theme.color.errorText};
  }
  :is(.ansi-green, .ansi-bright-green) {
    color: ${theme.color.successText};
  }
  :is(.ansi-yellow, .ansi-bright-yellow) {
    color: ${theme.color.warningText};
  }
  :is(.ansi-blue, .ansi-bright-blue, .ansi-cyan, .ansi-bright-cyan) {
    color: ${theme.color.infoText};
  }
  :is(.ansi-magenta, .ansi-bright-magenta) {
    color: ${theme.color.secondaryText};
  }
`

/** A mark in the gutter and its meaning. Generated content is excluded from selection and copying. */
const gutter = (mark: string, word: string) => css`
  &::before {
    content: '${mark}';
    content: '${mark}' / '${word}: ';
    inset-inline-start: ${theme.space[2]};
    position: absolute;
  }
`

const ground = (role: 'primary' | 'success' | 'warning' | 'error') => css`
  background: ${theme.color[`${role}Tint`]};
  &::before {
    color: ${theme.color[`${role}Text`]};
  }
`

const lines = css`
  .line {
    display: inline-block;
    padding-inline: ${theme.space[5]};
    position: relative;
    width: 100%;
  }
  .line.highlighted {
    ${ground('primary')}
    box-shadow: inset 2px 0 ${theme.color.primary};
  }
  .line.add {
    ${ground('success')}
    ${gutter('+', 'Added')}
  }
  .line.remove {
    ${ground('error')}
    ${gutter('−', 'Removed')}
  }
  .line.error {
    ${ground('error')}
    ${gutter('×', 'Error')}
    box-shadow: inset 2px 0 ${theme.color.error};
  }
  .line.warning {
    ${ground('warning')}
    ${gutter('!', 'Warning')}
    box-shadow: inset 2px 0 ${theme.color.warning};
  }
  .line.focused {
    box-shadow: inset 2px 0 ${theme.color.primary};
  }
  /* Lines out of focus lose their colours until the reader hovers or focuses the code. */
  pre:not(:hover, :focus) > &:has(.focused) .line:not(.focused),
  pre:not(:hover, :focus) > &:has(.focused) .line:not(.focused) span {
    color: ${theme.color.codeComment};
  }
  .highlighted-word {
    background: ${theme.color.primaryTint};
    border-radius: 2px;
    box-shadow: 0 0 0 1px ${theme.color.primaryLine};
  }
`

const NUMBER_WIDTH = '3ch'

/* Hidden from screen readers, which count lines themselves. */
const numbers = css`
  &[data-numbered] .line {
    counter-increment: line;
    padding-inline-start: calc(${theme.space[5]} + ${NUMBER_WIDTH} + ${theme.space[4]});

    &::after {
      color: ${theme.color.textMuted};
      content: counter(line);
      content: counter(line) / '';
      inset-inline-start: ${theme.space[5]};
      position: absolute;
      text-align: end;
      top: 0;
      width: ${NUMBER_WIDTH};
    }
  }
`

export const Pre = styled.pre`
  font: ${theme.size.code} / 1.7 ${theme.font.mono};
  margin: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-block: ${theme.space[4]};
  scrollbar-width: thin;
  tab-size: 2;

  &:focus-visible {
    border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
    outline-offset: -2px;
  }
  &:not([data-collapsed]) {
    ${edgeFade}
  }
  /* Without scripts and in print, the code is not collapsed. */
  @media screen and (scripting: enabled) {
    &[data-collapsed] {
      mask-image: linear-gradient(#000 calc(100% - 5em), transparent);
      max-height: calc(${COLLAPSED_LINES} * 1.7em + ${theme.space[4]});
      overflow-y: hidden;
    }
  }
`

export const Code = styled.code`
  color: ${theme.color.codeText};
  display: block;
  font: inherit;
  min-width: 100%;
  width: max-content;
  ${lines}
  ${numbers}
  ${tokens}
  ${terminal}

  [data-wrap] > & {
    ${wrapped}
  }
  ${media.print} {
    ${wrapped}
  }
`

export const Tools = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  inset-block-start: 0.375rem;
  inset-inline-end: ${theme.space[2]};
  position: absolute;
  z-index: ${theme.layer.raised};

  /* The buttons need scripts. */
  ${hiddenWithoutScript}
`

/** Lucide's icon "text-wrap". Inlined, because otherwise a page would have to load the icon when the browser finds long lines. */
const WRAP = 'm16 16l-3 3l3 3M3 12h14.5a1 1 0 0 1 0 7H13M3 19h6M3 5h18'

export const Tool = styled.button`
  ${iconButton}
  ${hoverRow}
  ${maskIcon(WRAP, 15)}

  &[aria-pressed='true'] {
    color: ${theme.color.primaryText};
  }
`

export const Expand = styled.button`
  ${row(1)}
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  font: 500 ${theme.size.xs} / 2.5rem ${theme.font.sans};
  justify-content: center;
  transition:
    color ${theme.motion.fast},
    background ${theme.motion.fast};
  /* The text is in the language of the page. */
  unicode-bidi: plaintext;
  width: 100%;
  ${hoverRow}

  svg {
    transition: transform ${theme.motion.base};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${innerRing}
  ${hiddenWithoutScript}
`

export const Frame = styled.div`
  ${codeBox}
  ${leftToRight}
  ${wholeInPrint}

  /* Reserves space for the buttons next to a single line. */
  &:not([data-bar]) {
    align-items: start;
    display: flex;
    flex-direction: row-reverse;

    ${Tools} {
      flex: none;
      margin-block-start: 0.84375rem;
      margin-inline-end: ${theme.space[2]};
      position: static;
    }
    ${Pre} {
      flex: 1;
      min-width: 0;
    }
  }
`

export const Bar = styled.div`
  ${row(2)}
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  flex: none;
  min-height: 2.5rem;
  padding-inline: ${theme.space[5]} 5rem;

  ${media.print} {
    break-after: avoid;
  }
`

export const Filename = styled.span`
  font: 500 ${theme.size.small} / 1.25 ${theme.font.mono};
  padding-block: ${theme.space[1]};
`

export const Language = styled.span`
  font-size: ${theme.size.xs};
  line-height: 1;
`
