import * as React from 'react'
import type { MouseEvent } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { markWords } from '@galley/core/search-index'
import type { SearchHit } from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import { Badge } from '@galley/ui/badge'
import { Icon, type IconSource } from '@galley/ui/icon'
import { type ListboxOption, type OptionProps, OptionWords } from '@galley/ui/listbox'
import { searchStore } from '../search-store'
import * as S from './result-row.styles'

/** A row of the dialog's list. `value` must be unique among all rows. */
export interface SearchRow extends ListboxOption {
  icon: IconSource
  /** Path or URL of the row's page. Undefined for an action. */
  to?: string
  /** Opens the page, or runs the action. */
  run: () => void
  /** Keeps the dialog open. */
  staysOpen?: boolean
  /** Called when the row is opened, even in a new tab. */
  onOpen?: () => void
  /** Removes the row from the list. */
  remove?: () => void
  /** The search result of the row. */
  hit?: SearchHit
  /** Text around the words found. Empty until it has loaded. Undefined for a row without excerpt. */
  excerpt?: string | undefined
}

/** Opens a row, in a new tab if requested. Actions have no new tab. */
export function openRow(row: SearchRow | undefined, inNewTab = false) {
  row?.onOpen?.()
  if (inNewTab && row?.to !== undefined) {
    window.open(addBasePath(row.to, site.basePath), '_blank', 'noopener')
    return
  }
  if (row && !row.staysOpen) searchStore.set({ isOpen: false })
  row?.run()
}

interface ResultRowProps {
  row: SearchRow
  option: OptionProps
}

/** A row of the list. Rows with a page are links, so that readers can open them in new tabs. */
export function ResultRow({ row, option }: ResultRowProps) {
  const { to, hit, remove } = row
  const handleClick = (event: MouseEvent) => {
    // The browser opens a new tab or window.
    if (to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return row.onOpen?.()
    event.preventDefault()
    openRow(row)
  }
  return (
    <S.Row
      {...(to !== undefined && { as: 'a', href: addBasePath(to, site.basePath), tabIndex: -1 })}
      {...option}
      aria-selected={option['data-active'] !== undefined}
      aria-keyshortcuts={remove && 'Delete'}
      // The focus stays in the field.
      onMouseDown={(event: MouseEvent) => event.button === 0 && event.preventDefault()}
      onClick={handleClick}
      onAuxClick={(event: MouseEvent) => event.button === 1 && row.onOpen?.()}
    >
      <S.Sign aria-hidden="true">{hit && hit.level > 1 ? '#' : <Icon name={row.icon} />}</S.Sign>
      <OptionWords>
        {hit && hit.titles.length > 0 && <S.Titles>{hit.titles.join(' › ')}</S.Titles>}
        <S.Label>
          <MarkedText text={row.label} terms={hit?.terms} />
          {hit?.isDraft && (
            <>
              {' '}
              <Badge size="sm" variant="outline">
                {site.texts.draft}
              </Badge>
            </>
          )}
        </S.Label>
        {row.excerpt !== undefined && (
          <S.Excerpt>
            <MarkedText text={row.excerpt} terms={hit?.terms} />
          </S.Excerpt>
        )}
      </OptionWords>
      {remove ? (
        // An option must not contain a focusable element. Keyboards use Delete.
        <S.Remove
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            remove()
          }}
        >
          <Icon name="x" size={14} />
        </S.Remove>
      ) : (
        <S.Enter aria-hidden="true">↵</S.Enter>
      )}
    </S.Row>
  )
}

const MarkedText = ({ text, terms = [] }: { text: string; terms?: readonly string[] | undefined }) =>
  markWords(text, terms).map((piece, index) =>
    piece.isMarked ? <S.Mark key={index}>{piece.text}</S.Mark> : piece.text,
  )
