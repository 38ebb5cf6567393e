import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[14]};
  padding-bottom: ${theme.space[16]};
`
