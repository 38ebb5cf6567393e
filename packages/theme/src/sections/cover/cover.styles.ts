import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.svg`
  aspect-ratio: 16 / 9;
  background: ${theme.color.primaryTint};
  border-radius: ${theme.radius.lg};
  height: auto;
  width: 100%;
  &[data-ink='secondary'] {
    background: ${theme.color.secondaryTint};
  }
`

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
