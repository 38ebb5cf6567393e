import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.svg`
  fill: none;
  flex: none;
  stroke: currentColor;
  stroke-linecap: square;
  stroke-width: 1.25;
`

export const Quarters = styled.path`
  fill: ${theme.color.primary};
  stroke: none;
`

export const Crop = styled.path`
  opacity: 0.45;
`
