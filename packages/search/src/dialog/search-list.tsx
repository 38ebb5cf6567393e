import * as React from 'react'
import type { useListbox } from '@galley/ui/listbox'
import { ResultRow } from './result-row'
import * as S from './search-list.styles'
import type { RowGroup } from './search-row'

interface SearchListProps {
  groups: readonly RowGroup[]
  listbox: ReturnType<typeof useListbox>
}

/** The rows of the dialog, in groups. */
export function SearchList({ groups, listbox }: SearchListProps) {
  const starts = groups.map((_group, index) => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0))
  return (
    <div {...listbox.listProps} aria-label="Search results">
      {groups.map(({ label, rows }, groupIndex) => {
        const labelId = `${listbox.listId}g${groupIndex}`
        return (
          <S.Group key={label} role="group" aria-labelledby={labelId}>
            <S.GroupLabel id={labelId} role="presentation">
              {label}
            </S.GroupLabel>
            {rows.map((row, index) => {
              const { id, role, onPointerMove, ...rest } = listbox.getOptionProps(starts[groupIndex]! + index)
              const isActive = rest['data-active'] !== undefined
              return (
                <ResultRow
                  key={row.value}
                  row={row}
                  isActive={isActive}
                  option={{ id, role }}
                  onPointerMove={onPointerMove}
                />
              )
            })}
          </S.Group>
        )
      })}
    </div>
  )
}
