import * as React from 'react'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import type { SearchArea } from '@galley/core/search-index'
import type { SearchClient } from '@galley/search-engine/search-client'
import { isComposing } from '@galley/ui/hooks/is-composing'
import { useListbox } from '@galley/ui/listbox'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import type { SearchStore } from '../search-store'
import { AreaFilter } from './area-filter'
import { describeState } from './describe-state'
import { KeyLegend } from './key-legend'
import { createRecentSearches } from './recent-searches'
import * as S from './search-dialog.styles'
import { SearchField } from './search-field'
import { SearchList } from './search-list'
import { CorrectedNote, FailedNote, NoResultNote, PartialNote, SearchingNote } from './search-notes'
import type { SearchRow } from './search-row'
import { listResults, listStart } from './search-rows'
import { createSearchSession } from './search-session'
import { endMarks, setCurrentPage } from './show-section'
import { useAnnouncement } from './use-announcement'

export interface SearchDialogProps {
  /** Whether it is open, and what is looked for. */
  store: SearchStore
  /** Answers the searches. */
  client: SearchClient
  /** What can be searched apart. */
  areas: readonly SearchArea[]
  path: string
  /** The documentation's pages, to start from. */
  docs: readonly NavigationItem[]
  /** The page that lists everything; undefined for a site without one. */
  listPath?: string | undefined
  /** Where the site's files are. */
  repository?: string | undefined
  /** Called with a text for which nothing was found. */
  onNoResult?: ((text: string) => void) | undefined
}

/** The window in which a reader searches the site. Keeps what was found while it is closed. */
export function SearchDialog({
  store,
  client,
  areas,
  path,
  docs,
  listPath,
  repository,
  onNoResult,
}: SearchDialogProps) {
  const { isOpen, text, area } = useSyncExternalStore(store.subscribe, store.getState)
  const [session] = useState(() => createSearchSession(client, onNoResult))
  const [recents] = useState(() => createRecentSearches(window))
  const state = useSyncExternalStore(session.subscribe, session.getState)
  useSyncExternalStore(recents.subscribe, recents.list)
  const { answer, answered, status, isSlow } = state
  const hasFailed = status === 'error'
  const isPending = status === 'pending'

  useEffect(() => setCurrentPage(path), [path])
  useEffect(() => {
    if (!isOpen) return
    endMarks()
    session.search({ text, area, path })
  }, [isOpen, session, text, area, path])

  // The field is there first, so that typing never waits for the rows.
  const hasRows = useDeferredValue(isOpen, false)
  const isTyped = text.trim() !== ''
  // What the reader chose to start from stays until there is an answer, or it is clear that there will be none soon.
  const isStart = !isTyped || (!answer && !isSlow && !hasFailed)
  const context = { store, recents, areas, docs, repository }
  const groups = hasFailed ? [] : isStart ? listStart(context) : listResults(state, context)
  const rows: readonly SearchRow[] = groups.flatMap((group) => group.rows)
  const listbox = useListbox({ options: rows, isOpen: true, isChosen: () => false, onChoose: () => undefined })

  const [shown, setShown] = useState<unknown>()
  const current = isTyped && answer
  if (shown !== current) {
    setShown(current)
    listbox.setActive(current ? 0 : -1)
  }
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Without an answer nothing is scrolled, and to say so would have the browser lay out the page at once.
    if (current && scroller.current) scroller.current.scrollTop = 0
  }, [current])

  const enterWaits = useRef(false)
  useEffect(() => {
    // Closed meanwhile, it must not lead anywhere.
    if (!isOpen) enterWaits.current = false
    if (isPending || !enterWaits.current) return
    enterWaits.current = false
    if (answer && answer.hits.length > 0) open(rows[0])
  })

  const field = useRef<HTMLInputElement>(null)
  /** What was pressed may be gone afterwards: typing goes on in the field. */
  const thenType = (act: () => void) => {
    act()
    field.current?.focus()
  }
  const wasOpen = useRef(false)
  const handleFocus = () => {
    if (wasOpen.current) return
    wasOpen.current = true
    // The first time, the reader may be typing already; later, what is typed replaces what was.
    queueMicrotask(() => field.current?.setSelectionRange(text.length, text.length))
  }
  const changeText = (next: string) => {
    enterWaits.current = false
    store.set({ text: next })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const row = rows.find(({ value }) => value === listbox.active?.value)
    if (key === 'Enter') {
      event.preventDefault()
      // What is visible answers what was typed before.
      if (isPending) enterWaits.current = true
      else if (ctrlKey || metaKey) openInNewTab(row)
      else open(row)
    } else if (key === 'Delete' && text === '' && row?.remove) {
      event.preventDefault()
      row.remove()
    } else if (!ctrlKey && !metaKey && !shiftKey && !altKey && listbox.move(key)) event.preventDefault()
  }

  const areaLabel = areas.find(({ name }) => name === answered?.area)?.label
  const announcement = useAnnouncement(isTyped ? describeState(state, areaLabel) : '', state.request)
  const isFound = answer && answer.hits.length > 0
  return (
    <S.Window
      flush
      size="lg"
      align="top"
      fullscreen="narrow"
      title="Search"
      open={isOpen}
      onOpenChange={(next) => store.set({ isOpen: next })}
      head={
        <SearchField
          ref={field}
          value={text}
          onTextChange={changeText}
          isBusy={isSlow}
          aria-expanded={rows.length > 0}
          aria-controls={listbox.listId}
          aria-activedescendant={listbox.activeId}
          onFocus={handleFocus}
          onKeyDown={handleKeyDown}
        />
      }
    >
      <S.Inside>
        <AreaFilter
          areas={areas}
          area={area}
          onAreaChange={(next) => store.set({ area: next })}
          counts={isTyped && !hasFailed ? answer?.counts : undefined}
        />
        <S.Scroller
          ref={scroller}
          // Not every browser lets the keyboard scroll a box without a tab stop.
          tabIndex={0}
          role="region"
          aria-label="Results"
          aria-busy={isPending}
          data-old={isSlow && answer ? '' : undefined}
          onScroll={session.readOn}
        >
          {hasFailed && <FailedNote onRetry={() => thenType(session.retry)} />}
          {isTyped && isSlow && !answer && <SearchingNote />}
          {!isStart && !hasFailed && answer && answered && (
            <>
              {answer.isPartial && <PartialNote onRetry={() => thenType(session.retry)} />}
              {answer.corrected !== undefined && <CorrectedNote text={answer.corrected} />}
              {!isFound && (
                <NoResultNote
                  listPath={listPath}
                  text={answered.text.trim()}
                  area={areaLabel}
                  elsewhere={Object.values(answer.counts).reduce((sum, count) => sum + count, 0)}
                  onSearchAll={() => thenType(() => store.set({ area: undefined }))}
                  suggestions={answer.suggestions}
                  onSuggestion={(suggestion) => thenType(() => changeText(suggestion))}
                />
              )}
            </>
          )}
          <VisibleActive />
          {hasRows && <SearchList groups={groups} listbox={listbox} />}
        </S.Scroller>
        <KeyLegend />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </S.Inside>
    </S.Window>
  )
}

/** Opened again, the dialog shows the row that was active. */
function VisibleActive() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current?.parentElement?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <span ref={mark} hidden />
}

function open(row: SearchRow | undefined) {
  row?.onOpen?.()
  row?.run()
}

function openInNewTab(row: SearchRow | undefined) {
  if (row?.to === undefined) {
    open(row)
    return
  }
  row.onOpen?.()
  window.open(row.to, '_blank', 'noopener')
}
