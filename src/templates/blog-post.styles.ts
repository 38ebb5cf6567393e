import { styled } from 'styled-components'
import { Section } from '~/components/sections/section'
import { hiddenInPrint } from '~/styles/visibility'

export const Related = styled(Section)`
  ${hiddenInPrint}
`
