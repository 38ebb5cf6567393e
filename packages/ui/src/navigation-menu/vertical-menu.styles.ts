import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { hoverText } from '../styles/surface'
import { hiddenWithoutScript } from '../styles/visibility'

export const Root = styled.nav`
  align-items: stretch;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};

  &[data-collapsed] {
    align-items: center;
    width: 3rem;
  }
`

export const RailToggle = styled.button`
  align-items: center;
  align-self: flex-start;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  height: 2.5rem;
  padding-inline-start: ${theme.space[2]};
  transition: color ${theme.motion.fast};
  width: 2.5rem;

  [data-collapsed] > & {
    align-self: center;
    justify-content: center;
    padding-inline-start: 0;
  }
  ${hoverText}
  ${hiddenWithoutScript}
`
