import { styled } from 'styled-components'
import { Container } from '~/components/shell/container'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

export const Grid = styled(Container)`
  ${media.lg} {
    column-gap: ${theme.space[12]};
    display: grid;
    grid-template-columns: ${theme.width.sidebar} minmax(0, 1fr);
  }
  ${media.xl} {
    grid-template-columns: ${theme.width.sidebar} minmax(0, 1fr) ${theme.width.toc};
  }
  ${media.print} {
    display: block;
  }
`

/** On narrower screens the header's menu holds the same pages. */
export const Side = styled.div`
  ${media.belowLg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

export const Page = styled.div`
  margin-inline: auto;
  max-width: ${theme.width.text};
  min-width: 0;
  padding-top: ${theme.space[6]};
  width: 100%;

  ${media.lg} {
    padding-top: ${theme.space[10]};
  }
`

export const Rail = styled.div`
  display: none;

  ${media.xl} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`
