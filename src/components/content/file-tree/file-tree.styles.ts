import { styled } from 'styled-components'
import { theme } from '~/styles/theme'
import { codeBox } from '../prose'

export const Frame = styled.div`
  ${codeBox}
  padding: ${theme.space[3]};
`
