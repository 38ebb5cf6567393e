import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { focusRing, innerButton, lineBox, lineField } from './control.styles'

export const Root = styled.span`
  ${lineBox}
  height: var(--control-height);

  &:has(> input:focus) {
    ${focusRing}
  }
`

export const Field = styled.input`
  ${lineField}
  height: 100%;
  min-width: 0;

  &::-webkit-search-cancel-button {
    display: none;
  }
  /* Keeps the background of the box when the browser autofills the field. */
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${theme.color.raised};
    -webkit-text-fill-color: ${theme.color.text};
  }
`

export const Trailing = styled.span`
  color: ${theme.color.textMuted};
  display: inline-flex;
  flex: 0 1 auto;
  min-width: 0;
`

export const InnerButton = styled.button`
  ${innerButton}
  margin-inline-end: -0.375rem;

  ${Field}:placeholder-shown ~ &[data-clear] {
    visibility: hidden;
  }
`
