import * as React from 'react'
import type { ComponentProps } from 'react'
import { useScrollRegion } from '../scroll-region'
import * as S from './table.styles'

/** A table that scrolls if it is wider than the page, also by keyboard. */
export function Table(props: ComponentProps<'table'>) {
  const { region } = useScrollRegion<HTMLDivElement>('Table')
  return (
    <S.Scroll {...region}>
      <S.Root {...props} />
    </S.Scroll>
  )
}

export function HeadCell(props: ComponentProps<'th'>) {
  return <th scope="col" {...props} />
}
