import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { breakable } from '../styles/text'

/** Placeholder of an avatar whose code is loading. */
export const Blank = styled.span`
  flex: none;
  height: 1.25rem;
  width: 1.25rem;
`

export const Words = styled.span`
  display: grid;
  ${breakable}
`

export const Label = styled.span`
  min-width: 0;
`

export const Description = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
  line-height: 1.45;
`
