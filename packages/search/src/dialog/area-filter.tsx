import * as React from 'react'
import { useId, type MouseEvent } from 'react'
import type { SearchArea } from '@galley/core/search-index'
import { MAX_COUNT, type SearchAnswer } from '@galley/search-engine/search-client'
import { searchStore } from '../search-store'
import * as S from './area-filter.styles'

interface AreaFilterProps {
  areas: readonly SearchArea[]
  /** Name of the chosen area. Undefined for all areas. */
  area: string | undefined
  /** Number of hits in each area. Undefined until a search has an answer. */
  counts: SearchAnswer['counts'] | undefined
}

/** Radio buttons that limit the search to one area. */
export function AreaFilter({ areas, area, counts }: AreaFilterProps) {
  const group = useId()
  const choose = (next: string | undefined) => searchStore.set({ area: next })
  return (
    <S.Root role="radiogroup" aria-label="Where to search">
      {[{ name: undefined, label: 'All' }, ...areas].map(({ name, label }) => {
        const count = counts && (name === undefined ? countAll(counts) : (counts[name] ?? 0))
        return (
          <S.Chip
            key={label}
            data-empty={count === 0 ? '' : undefined}
            // A press keeps the focus in the field, so that the reader can continue typing.
            onMouseDown={(event: MouseEvent) => event.preventDefault()}
            onClick={(event: MouseEvent) => {
              if (event.target instanceof HTMLInputElement) return
              event.preventDefault()
              choose(name)
            }}
          >
            <input type="radio" name={group} checked={area === name} onChange={() => choose(name)} />
            {label}
            {count !== undefined && <S.Count> {count < MAX_COUNT ? count : `${MAX_COUNT}+`}</S.Count>}
          </S.Chip>
        )
      })}
    </S.Root>
  )
}

/** Returns the number of hits in all areas. */
export const countAll = (counts: SearchAnswer['counts']) => Object.values(counts).reduce((sum, count) => sum + count, 0)
