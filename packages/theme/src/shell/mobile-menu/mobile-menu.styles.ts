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

/** Aligns its lines with the end of the page's text. In the panel, it covers the header's toggle, so that both look like one button. */
export const Toggle = styled.button`
  --line-step: 6px;

  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textStrong};
  display: flex;
  flex-direction: column;
  gap: calc(var(--line-step) - 1.5px);
  height: 2.5rem;
  justify-content: center;
  margin-inline-end: -10px;
  width: 2.5rem;

  &[data-in-panel] {
    margin-inline-end: calc(${theme.space[4]} - 10px);

    ${media.sm} {
      margin-inline-end: calc(${theme.space[6]} - 10px);
    }
  }

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

export const Navigation = styled.nav`
  --tree-row: 2.75rem;
  --tree-size: ${theme.size.md};

  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[12]};

  ${media.sm} {
    padding-inline: ${theme.space[4]};
  }
`
