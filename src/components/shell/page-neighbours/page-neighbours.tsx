import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import * as S from './page-neighbours.styles'

export interface Neighbour {
  title: string
  path: string
  description?: string | null
}

export interface PageNeighboursProps extends ComponentProps<'nav'> {
  previous: Neighbour | null
  next: Neighbour | null
}

/** The pages before and after this one, in reading order. */
export function PageNeighbours({ previous, next, ...rest }: PageNeighboursProps) {
  if (!previous && !next) return null
  return (
    <S.Root aria-label="Previous and next page" {...rest}>
      {previous && <Card neighbour={previous} direction="previous" />}
      {next && <Card neighbour={next} direction="next" />}
    </S.Root>
  )
}

function Card({ neighbour, direction }: { neighbour: Neighbour; direction: 'previous' | 'next' }) {
  const isNext = direction === 'next'
  return (
    <S.Card to={neighbour.path} rel={isNext ? 'next' : 'prev'} data-direction={direction}>
      <S.Direction>
        <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={16} />
        {isNext ? 'Next' : 'Previous'}
      </S.Direction>
      <S.Title>{neighbour.title}</S.Title>
      {neighbour.description && <S.Description>{neighbour.description}</S.Description>}
    </S.Card>
  )
}
