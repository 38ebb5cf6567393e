import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { row } from '@galley/ui/styles/layout'
import { box, hoverRow, hoverText } from '@galley/ui/styles/surface'
import { hiddenInPrint, noMarker } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.details`
  ${box}
  font-size: ${theme.size.sm};
  /* Leaves room for the focus ring, which the sidebar would cut off. */
  margin: 2px 2px ${theme.space[4]};
  ${hiddenInPrint}
`

export const Summary = styled.summary`
  ${row(2)}
  ${noMarker}
  ${hoverText}
  color: ${theme.color.text};
  cursor: pointer;
  font-weight: 500;
  padding: ${theme.space[2]} ${theme.space[3]};

  > svg {
    margin-inline-start: auto;
    transition: rotate ${theme.motion.base};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`

export const List = styled.ul`
  border-top: 1px solid ${theme.color.line};

  /* Stronger than the base style, which removes the padding of lists. */
  && {
    padding: ${theme.space[1]};
  }
`

export const Option = styled(Link)`
  ${hoverRow}
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  display: block;
  padding: ${theme.space[2]};

  &[aria-current] {
    color: ${theme.color.primaryText};
    font-weight: 500;
  }
`

export const State = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  font-weight: 400;
`
