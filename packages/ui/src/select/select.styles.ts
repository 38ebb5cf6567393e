import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { Icon } from '../icon'
import { controlBox, focusRing } from '../input'
import { media } from '../styles/media'
import { oneLine } from '../styles/text'
import { hiddenWithoutScript } from '../styles/visibility'

export const Root = styled.span`
  display: block;
  position: relative;
`

export const Control = styled.button`
  ${controlBox}
  align-items: center;
  display: flex;
  gap: ${theme.space[2]};
  height: var(--control-height);
  padding-inline: calc(${theme.space[3]} - 1px);
  position: relative;
  text-align: start;
  z-index: ${theme.layer.raised};

  &:focus-visible,
  &[aria-expanded='true'] {
    ${focusRing}
    border-radius: ${theme.radius.control};
  }
  & > svg {
    color: ${theme.color.textMuted};
  }
  ${hiddenWithoutScript}
`

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  ${oneLine}

  &[data-placeholder] {
    color: ${theme.color.textMuted};
  }
`

export const Chevron = styled(Icon)`
  transition: transform ${theme.motion.base};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`

export const Native = styled.select`
  inset: 0;
  opacity: 0;
  pointer-events: none;
  position: absolute;
  width: 100%;

  ${media.noScript} {
    ${controlBox}
    min-height: var(--control-height);
    opacity: 1;
    padding-inline: ${theme.space[2]};
    pointer-events: auto;
    position: static;
  }
`
