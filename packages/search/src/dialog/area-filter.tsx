import * as React from 'react'
import { useId, type MouseEvent } from 'react'
import type { SearchArea } from '@galley/core/search-index'
import { countAll, MAX_COUNT, type SearchAnswer } from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import { searchStore } from '../search-store'
import * as S from './search-dialog.styles'

interface AreaFilterProps {
  areas: readonly SearchArea[]
  /** Name of the chosen area. Undefined for all areas. */
  area: string | undefined
  /** The answer whose number of hits each area shows. */
  answer: SearchAnswer | undefined
}

/** Radio buttons that limit the search to one area. */
export function AreaFilter({ areas, area, answer }: AreaFilterProps) {
  const group = useId()
  const choose = (next: string | undefined) => searchStore.set({ area: next })
  return (
    <S.Areas role="radiogroup" aria-label={site.texts.searchAreas}>
      {[{ name: undefined, label: site.texts.allAreas }, ...areas].map(({ name, label }) => {
        const count = answer && (name === undefined ? countAll(answer) : (answer.counts[name] ?? 0))
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
            {count !== undefined && <span> {count < MAX_COUNT ? count : `${MAX_COUNT}+`}</span>}
          </S.Chip>
        )
      })}
    </S.Areas>
  )
}
