import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineRow, row, stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { smallMuted } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.footer`
  border-top: 1px solid ${theme.color.line};
  ${smallMuted}
  margin-top: ${theme.space[24]};
  padding-block: ${theme.space[12]} ${theme.space[6]};
  ${hiddenInPrint}
`

export const Main = styled.div`
  ${stack(10)}

  ${media.md} {
    grid-template-columns: 1fr auto;
  }
`

export const Brand = styled(Link)`
  ${inlineRow(3)}
  color: ${theme.color.textStrong};
  font-size: ${theme.size.md};
  font-weight: 600;
  letter-spacing: -0.025em;
`

export const Description = styled.p`
  margin-top: ${theme.space[3]};
  max-width: 24rem;
`

export const Columns = styled.nav`
  ${stack(8, 6)}
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));

  ${media.md} {
    ${wrappedRow(10, 16)}
  }
`

export const ColumnTitle = styled.h2`
  font-size: ${theme.size.sm};
  letter-spacing: 0;
  line-height: 1.5;
`

export const Links = styled.ul`
  ${stack(1)}
  margin-top: ${theme.space[2]};

  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
    transition: color ${theme.motion.fast};
  }
  a:hover {
    color: ${theme.color.textStrong};
  }
`

export const Colophon = styled.div`
  ${row(4)}
  justify-content: space-between;
  margin-top: ${theme.space[12]};
`

/** Aligns the last icon with the end of the columns. */
export const Social = styled.ul`
  display: flex;
  margin-inline-end: calc(-1 * ${theme.space[2]});
`
