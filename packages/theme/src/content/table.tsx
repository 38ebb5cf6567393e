import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './table.styles'
import { useScrollRegion } from './use-scroll-region'

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
