import { css, styled } from 'styled-components'
import { CopyButton } from '~/components/ui/copy-button'
import { theme } from '~/styles/theme'

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
`

/** A mark in the gutter; as generated content it is neither selected nor copied. */
const gutter = (mark: string) => css`
  &::before {
    content: '${mark}';
    inset-inline-start: ${theme.space[2]};
    position: absolute;
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
    background: ${theme.color.primaryTint};
    box-shadow: inset 2px 0 ${theme.color.primary};
  }
  .line.add {
    background: ${theme.color.successTint};
    ${gutter('+')}
    &::before {
      color: ${theme.color.successText};
    }
  }
  .line.remove {
    background: ${theme.color.errorTint};
    ${gutter('−')}
    &::before {
      color: ${theme.color.errorText};
    }
  }
  /* Lines out of focus lose their colours but stay readable, until somebody looks closer. */
  &:has(.focused):not(:hover) .line:not(.focused),
  &:has(.focused):not(:hover) .line:not(.focused) span {
    color: ${theme.color.codeComment};
  }
  .line.focused {
    box-shadow: inset 2px 0 ${theme.color.primary};
  }
`

export const Pre = styled.pre`
  font: 0.84375rem / 1.7 ${theme.font.mono};
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
`

export const Code = styled.code`
  color: ${theme.color.codeText};
  display: block;
  font: inherit;
  min-width: 100%;
  width: max-content;
  ${lines}
  ${tokens}
`

export const Copy = styled(CopyButton)`
  inset: ${theme.space[1]} ${theme.space[1]} auto auto;
  position: absolute;
  z-index: ${theme.layer.raised};
`
