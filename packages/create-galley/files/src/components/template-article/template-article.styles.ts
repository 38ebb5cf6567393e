import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { facts, quietLink, serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.article`
  display: grid;
  gap: ${theme.space[8]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${theme.space[8]} ${theme.space[20]};
  ${media.lg} {
    column-gap: ${theme.space[12]};
    grid-template-columns: minmax(0, 1fr) 22rem;
    padding-top: ${theme.space[14]};
  }
`

export const Header = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`

export const Title = styled.h1`
  ${serifTitle('4xl', '5xl')}
`

export const Subtitle = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xl};
`

export const Facts = styled.div`
  ${facts}
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};

  a {
    color: ${theme.color.text};
    ${quietLink}
  }
`

export const Aside = styled.div`
  min-width: 0;
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 3;
    & > * {
      position: sticky;
      top: calc(${theme.width.header} + ${theme.space[8]});
    }
  }
`

export const Screens = styled.div`
  min-width: 0;
`

/** As wide as the page, because it shows one. */
export const Demo = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`

export const Text = styled.div`
  max-width: ${theme.width.text};
  min-width: 0;
`
