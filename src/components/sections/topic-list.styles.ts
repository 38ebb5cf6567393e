import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { box, hoverRow } from '~/styles/surface'
import { smallMuted } from '~/styles/text'

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
