import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { breakable } from '@galley/ui/styles/text'
import { urlInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.header`
  margin-bottom: ${theme.space[10]};
  max-width: ${theme.width.text};
`

/** Actions are next to the first line of the title, or under the description on narrow screens. */
export const Head = styled.div`
  align-items: start;
  display: grid;
  gap: ${theme.space[3]} ${theme.space[6]};
  justify-items: start;
  margin-top: ${theme.space[3]};

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const TitleLine = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
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
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lg};
  line-height: 1.6;

  ${media.sm} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};

  a {
    ${urlInPrint}
  }
`
