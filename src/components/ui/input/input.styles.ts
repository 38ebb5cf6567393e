import { styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { controlBox, focusRing, innerButton } from './control.styles'

export const Root = styled.span`
  ${controlBox}
  align-items: center;
  cursor: text;
  display: inline-flex;
  gap: ${theme.space[2]};
  height: var(--control-height);
  min-width: 0;
  padding-inline: calc(${theme.space[3]} - 1px);

  &:has(> input:focus) {
    ${focusRing}
  }
  & > svg {
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`

export const Field = styled.input`
  appearance: none;
  background: none;
  border: 0;
  flex: 1;
  height: 100%;
  line-height: inherit;
  min-width: 0;
  outline: none;
  padding: 0;
  text-overflow: ellipsis;
  /* A share of the box, so that a narrow place may make it narrower than its 20 letters. */
  width: 100%;

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* The box keeps its ground when the browser fills it in. */
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${theme.color.raised};
    -webkit-text-fill-color: ${theme.color.text};
  }
`

export const Trailing = styled.span`
  color: ${theme.color.textMuted};
  display: inline-flex;
  flex: none;
`

export const InnerButton = styled.button`
  ${innerButton}
  margin-inline-end: -0.375rem;

  &[data-clear] {
    ${Field}:placeholder-shown ~ && {
      visibility: hidden;
    }
  }
`
