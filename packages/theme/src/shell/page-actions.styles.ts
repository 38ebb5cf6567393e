import { theme } from '@galley/tokens/theme'
import { inlineRow, wrappedRow } from '@galley/ui/styles/layout'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  color: ${theme.color.textMuted};
  ${wrappedRow(2, 5)}
  font-size: ${theme.size.sm};
  margin-block: ${theme.space[12]} ${theme.space[6]};

  a {
    ${inlineRow(2)}
    transition: color ${theme.motion.fast};
  }
  a:hover {
    color: ${theme.color.primaryText};
  }
  > a {
    ${hiddenInPrint}
  }
`
