import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { hoverText } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

export const Root = styled(Link)`
  align-items: center;
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  transition: color ${theme.motion.fast};
  ${hoverText}
`
