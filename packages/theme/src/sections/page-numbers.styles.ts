import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { hoverRow } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.nav`
  ${smallMuted}
  ${row(2)}
  border-top: 1px solid ${theme.color.line};
  flex-wrap: wrap;
  font-variant-numeric: tabular-nums;
  margin-top: ${theme.space[12]};
  padding-block: ${theme.space[6]} ${theme.space[16]};

  a {
    ${hoverRow}
    border-radius: ${theme.radius.control};
    display: block;
    min-width: 2.25rem;
    padding: ${theme.space[2]} ${theme.space[3]};
    text-align: center;
  }
  a[aria-current] {
    color: ${theme.color.primaryText};
    font-weight: 600;
  }
`

export const Numbers = styled.ul`
  display: flex;
  gap: ${theme.space[1]};

  li {
    align-items: center;
    display: flex;
  }
  li[data-gap]::before {
    content: '…';
    padding-inline-end: ${theme.space[1]};
  }
`
