import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.span`
  display: inline-grid;
`

/** As high as a finger needs. */
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

export const Box = styled.input`
  appearance: none;
  background: ${theme.color.raised};
  border: 1px solid color-mix(in srgb, ${theme.color.neutral} 78%, ${theme.color.ground});
  border-radius: ${theme.radius.sm};
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
    clip-path: polygon(14% 47%, 4% 58%, 39% 92%, 97% 22%, 86% 12%, 38% 70%);
    content: '';
    height: 0.6875rem;
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity ${theme.motion.fast},
      transform ${theme.motion.fast};
    width: 0.6875rem;
  }
  &:checked,
  &:indeterminate {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  &:indeterminate::after {
    clip-path: inset(42% 5%);
  }
  &:checked::after,
  &:indeterminate::after {
    opacity: 1;
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.error};
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
