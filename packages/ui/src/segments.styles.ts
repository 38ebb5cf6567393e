import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { hoverText, well } from './styles/surface'
import { smallMuted } from './styles/text'

/** A segmented control: a row of labels, each with a radio button inside. */
export const Segments = styled.fieldset`
  ${well}
  border-radius: ${theme.radius.full};
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  max-width: 100%;
  min-width: 0;
  padding: ${theme.space[1]};

  label {
    ${smallMuted}
    ${hoverText}
    border-radius: ${theme.radius.full};
    cursor: pointer;
    font-weight: 500;
    padding: ${theme.space[1]} ${theme.space[4]};
  }
  label:has(:checked) {
    background: ${theme.color.raised};
    box-shadow: 0 0 0 1px ${theme.color.line};
    color: ${theme.color.textStrong};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 1px;
  }
  input {
    appearance: none;
    position: absolute;
  }
`
