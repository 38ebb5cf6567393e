import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineRow } from '@galley/ui/styles/layout'
import { hoverText } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled(Link)`
  ${smallMuted}
  ${inlineRow(2)}
  transition: color ${theme.motion.fast};
  ${hoverText}

  /* Above a title. */
  &[data-back] {
    margin-bottom: ${theme.space[4]};
    ${hiddenInPrint}
  }
`
