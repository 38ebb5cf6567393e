import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Frame = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.lg};
  display: grid;
  overflow: hidden;

  img {
    height: 100%;
    object-fit: cover;
    width: 100%;
  }
`
