import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { row, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { box } from '@galley/ui/styles/surface'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.nav`
  ${stack(4)}

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  ${hiddenInPrint}
`

export const Card = styled(Link)`
  ${box}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  transition:
    background-color ${theme.motion.base},
    border-color ${theme.motion.base};

  &[data-direction='next'] {
    align-items: flex-end;
    text-align: end;

    ${media.sm} {
      grid-column: 2;
    }
  }
  ${media.hover} {
    &:hover {
      background: ${theme.color.raised};
      border-color: ${theme.color.primaryLine};
    }
  }
`

export const Direction = styled.span`
  ${row(2)}
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};

  [data-direction='next'] & {
    flex-direction: row-reverse;
  }
  svg {
    transition: transform ${theme.motion.base};
  }
  a:hover & {
    color: ${theme.color.primaryText};
  }
  [data-direction='next']:hover & svg {
    transform: translateX(2px);
  }
  [data-direction='previous']:hover & svg {
    transform: translateX(-2px);
  }
`

export const Title = styled.span`
  color: ${theme.color.textStrong};
  font-weight: 600;
  letter-spacing: -0.01em;
`

export const Description = styled.span`
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${theme.color.textMuted};
  display: -webkit-box;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  overflow: hidden;
`
