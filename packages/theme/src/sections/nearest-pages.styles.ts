import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { leftToRight } from '@galley/ui/styles/direction'
import { wrappedRow } from '@galley/ui/styles/layout'
import { monoNote, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.section`
  margin: ${theme.space[16]} auto 0;
  max-width: 28rem;
  width: 100%;
`

export const Title = styled.h2`
  ${smallMuted}
  font-weight: 500;
  padding-bottom: ${theme.space[3]};
`

/** Set `role="list"`, because Safari drops the role of lists without markers. */
export const List = styled.ul`
  margin: 0;
`

export const Page = styled(Link)`
  align-items: baseline;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.textStrong};
  ${wrappedRow(1, 4)}
  font-weight: 500;
  justify-content: space-between;
  padding-block: ${theme.space[3]};
  &:hover {
    color: ${theme.color.primaryText};
  }
`

export const Path = styled.span`
  ${leftToRight}
  ${monoNote}
  font-weight: 400;
`
