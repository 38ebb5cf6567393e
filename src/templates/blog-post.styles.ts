import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { Section } from '~/components/sections/section'

export const Related = styled(Section)`
  ${hiddenInPrint}
`
