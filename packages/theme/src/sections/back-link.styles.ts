import { theme } from '@galley/tokens/theme'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { IconLink } from './icon-link'

export const Root = styled(IconLink)`
  margin-bottom: ${theme.space[4]};
  ${hiddenInPrint}
`
