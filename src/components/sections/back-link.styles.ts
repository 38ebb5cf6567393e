import { styled } from 'styled-components'
import { Link } from '~/components/ui/link'
import { theme } from '~/styles/theme'
import { hoverText } from '~/styles/surface'
import { hiddenInPrint } from '~/styles/visibility'

export const Root = styled(Link)`
  align-items: center;
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  transition: color ${theme.motion.fast};
  ${hoverText}
  ${hiddenInPrint}
`
