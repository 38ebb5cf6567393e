import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { keyframes, styled } from 'styled-components'

const fromLine = keyframes`from { opacity: 1; transform: none; }`

export const Line = styled.span`
  background: currentColor;
  border-radius: ${theme.radius.full};
  display: block;
  height: 1.5px;
  transition:
    opacity ${theme.motion.slow},
    transform ${theme.motion.slow};
  width: 20px;

  ${media.forcedColors} {
    background: ButtonText;
  }
`

export const Root = styled.button`
  --line-step: 6px;

  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textStrong};
  display: flex;
  flex-direction: column;
  gap: calc(var(--line-step) - 1.5px);
  height: 2.5rem;
  justify-content: center;
  width: 2.5rem;

  /* The toggle in the panel mounts as a cross, so an animation replaces the transition. */
  &[data-cross] ${Line} {
    animation: ${fromLine} ${theme.motion.slow};
  }
  &[data-cross] ${Line}:nth-child(1) {
    transform: translateY(var(--line-step)) rotate(45deg);
  }
  &[data-cross] ${Line}:nth-child(2) {
    opacity: 0;
  }
  &[data-cross] ${Line}:nth-child(3) {
    transform: translateY(calc(-1 * var(--line-step))) rotate(-45deg);
  }
`
