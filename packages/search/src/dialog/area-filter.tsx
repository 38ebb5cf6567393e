import * as React from 'react'
import { useId, type MouseEvent } from 'react'
import type { SearchArea } from '@galley/core/search-index'
import { MAX_COUNT, type SearchAnswer } from '@galley/search-engine/search-client'
import * as S from './area-filter.styles'

const ALL = 'All'

interface AreaFilterProps {
  areas: readonly SearchArea[]
  /** Name of the chosen area. Undefined for all areas. */
  area: string | undefined
  onAreaChange: (area: string | undefined) => void
  /** Number of hits in each area. Undefined until a search has an answer. */
  counts: SearchAnswer['counts'] | undefined
}

/** Radio buttons that limit the search to one area. */
export function AreaFilter({ areas, area, onAreaChange, counts }: AreaFilterProps) {
  const name = useId()
  const renderChip = (value: string | undefined, label: string, count: number | undefined) => {
    const choose = () => onAreaChange(value)
    return (
      // A press keeps the focus in the field, so that the reader can continue typing.
      <S.Chip
        key={label}
        data-empty={count === 0 ? '' : undefined}
        onMouseDown={keepFocus}
        onClick={(event: MouseEvent) => {
          if (event.target instanceof HTMLInputElement) return
          event.preventDefault()
          choose()
        }}
      >
        <input type="radio" name={name} checked={area === value} onChange={choose} />
        {label}
        {count !== undefined && <S.Count> {count < MAX_COUNT ? count : `${MAX_COUNT}+`}</S.Count>}
      </S.Chip>
    )
  }
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <S.Root role="radiogroup" aria-label="Where to search">
      {renderChip(undefined, ALL, all)}
      {areas.map((one) => renderChip(one.name, one.label, counts && (counts[one.name] ?? 0)))}
    </S.Root>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()
