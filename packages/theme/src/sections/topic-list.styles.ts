import { theme } from '@galley/tokens/theme'
import { box, hoverRow } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  a {
    ${smallMuted}
    ${box}
    ${hoverRow}
    border-radius: ${theme.radius.full};
    display: block;
    padding: ${theme.space[1]} ${theme.space[3]};
  }
`
