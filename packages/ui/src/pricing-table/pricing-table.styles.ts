import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { media } from '../styles/media'
import { smallMuted } from '../styles/text'

/** Borders are separate, because a sticky row would leave collapsed borders behind. */
export const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  display: none;
  table-layout: fixed;
  width: 100%;
  ${media.md} {
    display: table;
  }
`

export const Head = styled.thead`
  th {
    background: ${theme.color.ground};
    border-bottom: 1px solid ${theme.color.lineStrong};
    color: ${theme.color.textStrong};
    font-weight: 600;
    padding: ${theme.space[4]};
    position: sticky;
    top: ${theme.width.header};
    z-index: ${theme.layer.raised};
  }
  th:first-child {
    width: 40%;
  }
  th[data-highlight] {
    background: ${theme.color.primaryTint};
    border-bottom-color: ${theme.color.primary};
    border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
    color: ${theme.color.primaryText};
  }
`

export const GroupTitle = styled.th`
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.textStrong};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: 500;
  padding: ${theme.space[10]} 0 ${theme.space[3]};
  text-align: start;
`

export const Feature = styled.th`
  border-bottom: 1px solid ${theme.color.line};
  font-weight: 400;
  padding-block: ${theme.space[3]};
  padding-inline: 0 ${theme.space[4]};
  text-align: start;
`

export const Cell = styled.td`
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  font-size: ${theme.size.sm};
  padding: ${theme.space[3]} ${theme.space[4]};
  text-align: center;

  &[data-highlight] {
    background: ${theme.color.primaryTint};
  }
`

export const Sign = styled.span`
  color: ${theme.color.textMuted};
  display: inline-grid;
  position: relative;
  vertical-align: middle;
  &[data-included] {
    color: ${theme.color.primaryText};
  }
`

export const Soon = styled.span`
  ${smallMuted}
`

export const Lists = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  ${media.md} {
    display: none;
  }
`

export const ListTitle = styled.h3`
  border-bottom: 1px solid ${theme.color.lineStrong};
  font-family: ${theme.font.serif};
  font-size: ${theme.size['2xl']};
  font-weight: 500;
  padding-bottom: ${theme.space[3]};

  &[data-highlight] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.primaryText};
  }
`

export const ListGroup = styled.h4`
  font-size: ${theme.size.sm};
  margin-top: ${theme.space[6]};
`

export const List = styled.dl`
  font-size: ${theme.size.sm};

  & > div {
    border-bottom: 1px solid ${theme.color.line};
    display: flex;
    gap: ${theme.space[4]};
    justify-content: space-between;
    padding-block: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    flex: none;
    max-width: 60%;
    text-align: end;
  }
`
