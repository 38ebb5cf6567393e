import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineRow } from '@galley/ui/styles/layout'
import { hoverText } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

export const Root = styled(Link)`
  ${inlineRow(2)}
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
  transition: color ${theme.motion.fast};
  ${hoverText}
`
