import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { Description as ChoiceDescription, Line as ChoiceLine } from '../choice.styles'
import { inlineSign } from '../styles/direction'
import { media } from '../styles/media'

export { Words } from '../choice.styles'

export const Root = styled.span`
  display: inline-grid;
`

export const Line = styled(ChoiceLine)`
  gap: ${theme.space[3]};
`

export const Description = styled(ChoiceDescription)`
  padding-inline-start: calc(2.125rem + ${theme.space[3]});
`

export const Track = styled.input`
  appearance: none;
  background: color-mix(in srgb, ${theme.color.neutral} 78%, ${theme.color.ground});
  border-radius: ${theme.radius.full};
  cursor: inherit;
  flex: none;
  height: 1.25rem;
  position: relative;
  transition: background-color ${theme.motion.base};
  width: 2.125rem;

  /* Makes the touch target larger than the track. */
  &::before {
    content: '';
    inset: -0.25rem;
    position: absolute;
  }
  &::after {
    background: ${theme.color.ground};
    border-radius: ${theme.radius.full};
    content: '';
    height: 0.875rem;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    position: absolute;
    transition: transform ${theme.motion.base};
    width: 0.875rem;
  }
  &:checked {
    background: ${theme.color.primary};
  }
  &:checked::after {
    transform: translateX(calc(${inlineSign} * 0.875rem));
  }
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
