import { styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { hiddenInPrint } from '~/styles/visibility'
import { IconLink } from './icon-link'

export const Root = styled(IconLink)`
  margin-bottom: ${theme.space[4]};
  ${hiddenInPrint}
`
