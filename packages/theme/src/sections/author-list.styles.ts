import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { row, stack, wrappedRow } from '@galley/ui/styles/layout'
import { panel } from '@galley/ui/styles/surface'
import { breakable, smallMuted } from '@galley/ui/styles/text'
import { css, styled } from 'styled-components'

const portrait = css`
  picture {
    flex: none;
  }
  img {
    border-radius: ${theme.radius.full};
    flex: none;
    height: 3.5rem;
    object-fit: cover;
    width: 3.5rem;
  }
`

export const List = styled.ul`
  color: ${theme.color.text};
  ${wrappedRow(2, 6)}
  font-size: ${theme.size.sm};
  font-weight: 500;

  li {
    align-items: center;
    display: flex;
  }

  img {
    border-radius: ${theme.radius.full};
    display: block;
    height: 1.5rem;
    margin-inline-end: ${theme.space[2]};
    object-fit: cover;
    width: 1.5rem;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const Account = styled.span`
  ${leftToRight}
  color: ${theme.color.textMuted};
  font-weight: 400;
  &:not(:first-child) {
    margin-inline-start: ${theme.space[2]};
  }
`

export const Cards = styled.div`
  ${stack(4)}
  grid-template-columns: minmax(0, 1fr);
`

export const Card = styled.div`
  ${panel}
  align-items: start;
  display: flex;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  ${portrait}

  a {
    color: ${theme.color.textStrong};
    font-weight: 600;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > div {
    ${breakable}
  }
  p {
    ${smallMuted}
    margin-top: ${theme.space[1]};
  }
`

/** Picture and links in one row. Links wrap within their own column. */
export const Facts = styled.div`
  ${row(4)}
  width: 100%;
  ${portrait}
`

export const Links = styled.div`
  ${row(2, 5)}
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
`
