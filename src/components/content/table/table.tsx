import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './table.styles'

/** A table that scrolls inside itself where it is wider than the page; the keyboard can reach and scroll it. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <S.Scroll role="group" aria-label="Table" tabIndex={0}>
      <S.Root {...props} />
    </S.Scroll>
  )
}

/** The head of a column. */
export function HeadCell(props: ComponentProps<'th'>) {
  return <th scope="col" {...props} />
}
