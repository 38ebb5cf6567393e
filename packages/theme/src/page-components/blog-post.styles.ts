import { Section } from '@galley/theme/sections/section'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Related = styled(Section)`
  ${hiddenInPrint}
`
