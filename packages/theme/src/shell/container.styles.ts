import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'

/** Centres what it holds at the site's width, with room at the sides. */
export const Container = styled.div`
  margin-inline: auto;
  max-width: ${theme.width.container};
  padding-inline: ${theme.space[4]};
  width: 100%;

  ${media.sm} {
    padding-inline: ${theme.space[6]};
  }
`
