import { theme } from '@galley/tokens/theme'
import { row, stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { breakable, lead } from '@galley/ui/styles/text'
import { urlInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.header`
  margin-bottom: ${theme.space[10]};
  max-width: ${theme.width.text};
`

/** Actions are next to the first line of the title, or under the description on narrow screens. */
export const Head = styled.div`
  align-items: start;
  ${stack(3, 6)}
  justify-items: start;
  margin-top: ${theme.space[3]};

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const TitleLine = styled.div`
  ${row(3)}
  flex-wrap: wrap;
  min-width: 0;
`

export const Title = styled.h1`
  /* Limits the font size, so that long words fit on small screens. */
  font-size: min(${theme.size['4xl']}, 11vw);
  hyphens: auto;
  letter-spacing: -0.025em;
  ${breakable}
`

export const Description = styled.p`
  ${lead}
  line-height: 1.6;

  ${media.sm} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`

export const Links = styled.div`
  ${wrappedRow(2)}
  margin-top: ${theme.space[4]};

  a {
    ${urlInPrint}
  }
`
