import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { quietLink, smallMuted } from '@galley/ui/styles/text'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { styled } from 'styled-components'

export const Table = styled.table`
  font-size: ${theme.size.sm};
  line-height: 1.5;
  position: relative;
  width: 100%;

  ${media.belowLg} {
    &,
    tbody,
    tr,
    th {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tr + tr {
      margin-top: ${theme.space[8]};
    }
  }
`

export const Head = styled.th`
  border-bottom: 1px solid ${theme.color.lineStrong};
  color: ${theme.color.textMuted};
  font-weight: 500;
  padding: ${theme.space[3]} ${theme.space[4]};
  text-align: start;
  width: 21%;
  &:first-child {
    padding-inline-start: 0;
    width: 16%;
  }
  &:nth-child(2) {
    color: ${theme.color.primaryText};
  }
`

export const Topic = styled.th`
  color: ${theme.color.textStrong};
  font-weight: 500;
  text-align: start;
  vertical-align: top;
  ${media.lg} {
    border-bottom: 1px solid ${theme.color.line};
    padding-block: ${theme.space[4]};
    padding-inline: 0 ${theme.space[4]};
  }
  ${media.belowLg} {
    font-size: ${theme.size.md};
    margin-bottom: ${theme.space[2]};
  }
`

export const Answer = styled.td`
  color: ${theme.color.textMuted};
  vertical-align: top;
  &:nth-child(2) {
    color: ${theme.color.text};
  }
  ${media.lg} {
    border-bottom: 1px solid ${theme.color.line};
    padding: ${theme.space[4]};
    &:nth-child(2) {
      background: ${theme.color.primaryTint};
    }
  }
  ${media.belowLg} {
    border-top: 1px solid ${theme.color.line};
    display: grid;
    gap: ${theme.space[4]};
    grid-template-columns: min(6.5rem, 32vw) minmax(0, 1fr);
    padding-block: ${theme.space[2]};
    &::before {
      color: ${theme.color.textMuted};
      content: attr(data-product);
      font-weight: 500;
    }
    &:nth-child(2)::before {
      color: ${theme.color.primaryText};
    }
  }
`

export const Note = styled.p`
  ${smallMuted}
  margin-top: ${theme.space[6]};
  max-width: 44rem;
  a {
    ${quietLink}
  }
`
