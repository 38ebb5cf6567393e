import { theme } from '@galley/tokens/theme'
import { wrappedRow } from '@galley/ui/styles/layout'
import { box, hoverRow } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.ul`
  ${wrappedRow(2)}

  a {
    ${smallMuted}
    ${box}
    ${hoverRow}
    border-radius: ${theme.radius.full};
    display: block;
    padding: ${theme.space[1]} ${theme.space[3]};
  }
`
