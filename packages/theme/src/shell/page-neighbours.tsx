import * as React from 'react'
import type { ComponentProps } from 'react'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import * as S from './page-neighbours.styles'

export interface Neighbour {
  title: string
  path: string
  description?: string | null
}

export interface PageNeighboursProps extends ComponentProps<'nav'> {
  previous: Neighbour | null
  next: Neighbour | null
  /** Labels of the two links. @default ['Previous', 'Next'] */
  words?: readonly [previous: string, next: string]
}

/** Links to the pages before and after this page. */
export function PageNeighbours({
  previous,
  next,
  words = [site.texts.previousPage, site.texts.nextPage],
  ...rest
}: PageNeighboursProps) {
  if (!previous && !next) return null
  return (
    <S.Root aria-label={site.texts.neighbours} {...rest}>
      {previous && <Card neighbour={previous} direction="previous" word={words[0]} />}
      {next && <Card neighbour={next} direction="next" word={words[1]} />}
    </S.Root>
  )
}

interface CardProps {
  neighbour: Neighbour
  direction: 'previous' | 'next'
  word: string
}

function Card({ neighbour, direction, word }: CardProps) {
  const isNext = direction === 'next'
  return (
    <S.Card to={neighbour.path} rel={isNext ? 'next' : 'prev'} data-direction={direction}>
      <S.Direction>
        <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={16} />
        {word}
      </S.Direction>
      <S.Title>{neighbour.title}</S.Title>
      {neighbour.description && <S.Description>{neighbour.description}</S.Description>}
    </S.Card>
  )
}
