import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { hiddenInPrint } from '~/styles/visibility'
import { IconLink } from './icon-link'

export const Root = styled(IconLink)`
  margin-bottom: ${theme.space[4]};
  ${hiddenInPrint}
`
