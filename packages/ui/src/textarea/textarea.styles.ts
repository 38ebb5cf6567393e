import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { controlBox, focusRing } from '../input'
import { placeholder } from '../styles/text'

export const Root = styled.textarea`
  ${controlBox}
  display: block;
  max-width: 100%;
  min-height: var(--control-height);
  /* The default "break-word" lets a long word widen the field. */
  overflow-wrap: anywhere;
  padding: 0.4375rem calc(${theme.space[3]} - 1px);
  resize: vertical;

  ${placeholder}
  &:focus {
    ${focusRing}
  }
  &[data-autoresize] {
    --around: calc(0.875rem + 2px);

    field-sizing: content;
    max-height: calc(var(--max-rows) * 1lh + var(--around));
    min-height: calc(var(--rows) * 1lh + var(--around));
    resize: none;
  }
`
