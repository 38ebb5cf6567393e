import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'
import { media } from './styles/media'
import { smallMuted } from './styles/text'

/** Row with a checkbox, radio button or switch and its label, high enough for touch. */
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
  ${smallMuted}
  line-height: 1.45;
  padding-inline-start: calc(1.125rem + ${theme.space[2]});
`

/** A square that fills and shows its mark (`::after`) when checked. */
export const choiceMark = css`
  appearance: none;
  background: ${theme.color.raised};
  border: 1px solid color-mix(in srgb, ${theme.color.neutral} 78%, ${theme.color.ground});
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

  /* Makes the touch target larger than the box. */
  &::before {
    content: '';
    inset: -0.25rem;
    position: absolute;
  }
  &::after {
    background: ${theme.color.onAccent};
    content: '';
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity ${theme.motion.fast},
      transform ${theme.motion.fast};
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  &:checked::after,
  &:indeterminate:not([type='radio'])::after {
    opacity: 1;
    transform: none;
  }
  ${media.forcedColors} {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
