import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { Link } from '~/components/ui/link'
import { hoverText } from '~/styles/surface'

export const Root = styled(Link)`
  align-items: center;
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  transition: color ${theme.motion.fast};
  ${hoverText}
`
