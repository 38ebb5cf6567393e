import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'

/** Centres its content in the width of the site, with padding at the sides. */
export const Container = styled.div`
  margin-inline: auto;
  max-width: ${theme.width.container};
  padding-inline: ${theme.space[4]};
  width: 100%;

  ${media.sm} {
    padding-inline: ${theme.space[6]};
  }
`
