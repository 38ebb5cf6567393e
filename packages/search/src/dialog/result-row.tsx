import * as React from 'react'
import type { MouseEvent } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { markWords } from '@galley/core/search-index'
import { site } from '@galley/site'
import { Badge } from '@galley/ui/badge'
import { Icon } from '@galley/ui/icon'
import * as S from './search-list.styles'
import type { SearchRow } from './search-row'

/** Label after the title of a draft. */
export const DRAFT = 'Draft'

interface ResultRowProps {
  row: SearchRow
  isActive: boolean
  /** Attributes of an option of the list. */
  option: { id: string; role: string }
  onPointerMove: (event: React.PointerEvent) => void
}

/** Returns true for a click that browsers open in a new tab or window. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

/** A row of the list. Rows with a page are links, so that readers can open them in new tabs. */
export function ResultRow({ row, isActive, option, onPointerMove }: ResultRowProps) {
  const { to, label, titles = [], terms = [], excerpt } = row
  const handleClick = (event: MouseEvent) => {
    row.onOpen?.()
    if (to && isForBrowser(event)) return
    event.preventDefault()
    row.run()
  }
  return (
    <S.Row
      {...(to ? { as: 'a', href: addBasePath(to, site.basePath), tabIndex: -1 } : {})}
      {...option}
      aria-selected={isActive}
      aria-keyshortcuts={row.remove && 'Delete'}
      data-active={isActive ? '' : undefined}
      onPointerMove={onPointerMove}
      // The focus stays in the field.
      onMouseDown={(event: MouseEvent) => event.button === 0 && event.preventDefault()}
      onClick={handleClick}
      onAuxClick={(event: MouseEvent) => event.button === 1 && row.onOpen?.()}
    >
      <S.Sign aria-hidden="true">{row.isHeading ? '#' : row.icon && <Icon name={row.icon} />}</S.Sign>
      <S.Words>
        {titles.length > 0 && <S.Titles>{titles.join(' › ')}</S.Titles>}
        <S.Label>
          <MarkedText text={label} terms={terms} />
          {row.isDraft && (
            <>
              {' '}
              <Badge size="sm" variant="outline">
                {DRAFT}
              </Badge>
            </>
          )}
        </S.Label>
        {row.hasExcerpt && <S.Excerpt>{excerpt && <MarkedText text={excerpt} terms={terms} />}</S.Excerpt>}
      </S.Words>
      {row.remove ? (
        // An option must not contain a focusable element. Keyboards use Delete.
        <S.Remove
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            row.remove?.()
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

const MarkedText = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  markWords(text, terms).map((piece, index) =>
    piece.isMarked ? <S.Mark key={index}>{piece.text}</S.Mark> : piece.text,
  )
