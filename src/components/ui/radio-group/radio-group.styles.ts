import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  &[data-orientation='horizontal'] {
    column-gap: ${theme.space[5]};
    flex-flow: row wrap;
  }
`

export const Item = styled.div`
  display: grid;
`

export const Line = styled.label`
  align-items: start;
  display: inline-flex;
  gap: ${theme.space[2]};
  min-height: 1.5rem;
  padding-block: 0.125rem;

  [data-disabled] > & {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

export const Words = styled.span`
  color: ${theme.color.text};
  font-size: ${theme.size.sm};
  line-height: 1.25rem;
`

export const Description = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
  line-height: 1.45;
  padding-inline-start: calc(1.125rem + ${theme.space[2]});
`

export const Dot = styled.input`
  appearance: none;
  background: ${theme.color.raised};
  border: 1px solid color-mix(in srgb, ${theme.color.neutral} 78%, ${theme.color.ground});
  border-radius: 50%;
  cursor: inherit;
  display: grid;
  flex: none;
  height: 1.125rem;
  margin: 0.0625rem 0;
  place-content: center;
  position: relative;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast};
  width: 1.125rem;

  /* Its press reaches beyond what is drawn. */
  &::before {
    content: '';
    inset: -0.25rem;
    position: absolute;
  }
  &::after {
    background: ${theme.color.onAccent};
    border-radius: 50%;
    content: '';
    height: 0.5rem;
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity ${theme.motion.fast},
      transform ${theme.motion.fast};
    width: 0.5rem;
  }
  &:checked {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  &:checked::after {
    opacity: 1;
    transform: none;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  [aria-invalid='true'] & {
    border-color: ${theme.color.error};
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
