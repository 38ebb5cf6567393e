import { theme } from '@galley/tokens/theme'
import { floatingPanel } from '@galley/ui/styles/floating'
import { hoverRow } from '@galley/ui/styles/surface'
import { hiddenInPrint, noMarker } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.details`
  position: relative;
  ${hiddenInPrint}
`

export const Summary = styled.summary`
  ${hoverRow}
  ${noMarker}
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  cursor: pointer;
  display: flex;
  padding: ${theme.space[2]};
`

export const List = styled.ul`
  ${floatingPanel}
  font-size: ${theme.size.sm};
  inset-block-start: calc(100% + ${theme.space[2]});
  inset-inline-end: 0;
  min-width: 10rem;
  padding: ${theme.space[1]};
  position: absolute;
  white-space: nowrap;
`

export const Option = styled.a`
  ${hoverRow}
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};

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
