import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.input`
  appearance: none;
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.sm};
  /* Aligns boxes with and without a tick, which would change the baseline. */
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
    border-width: 0 2px 2px 0;
    content: '';
    height: 0.5rem;
    transform: translateY(-1px) rotate(45deg);
    width: 0.25rem;
  }
`
