import * as React from 'react'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import type { SearchArea } from '@galley/core/search-index'
import type { SearchAnswer, SearchClient } from '@galley/search-engine/search-client'
import { isComposing } from '@galley/ui/hooks/is-composing'
import { useListbox } from '@galley/ui/listbox'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import type { SearchStore } from '../search-store'
import { AreaFilter } from './area-filter'
import { KeyLegend } from './key-legend'
import { createRecentSearches } from './recent-searches'
import * as S from './search-dialog.styles'
import { SearchField } from './search-field'
import { SearchList } from './search-list'
import { describeState, SearchNotes } from './search-notes'
import type { SearchRow } from './search-row'
import { listRows } from './search-rows'
import { createSearchSession } from './search-session'
import { endMarks, setCurrentPage } from './show-section'
import { useAnnouncement } from './use-announcement'

export interface SearchDialogProps {
  store: SearchStore
  client: SearchClient
  /** Areas that readers can choose to search alone. */
  areas: readonly SearchArea[]
  path: string
  /** Pages of the documentation, for the start list. */
  docs: readonly NavigationItem[]
  /** Path of the page that lists all pages. Undefined for a site without one. */
  listPath?: string | undefined
  /** URL of the site's repository. */
  repository?: string | undefined
  /** Called with a text without results. */
  onNoResult?: ((text: string) => void) | undefined
}

/** The search dialog. Keeps text and results while it is closed. */
export function SearchDialog(props: SearchDialogProps) {
  const { store, areas, listPath } = props
  const { isOpen, text, area, session, state, groups, openFirst } = useSearch(props)
  const { answer, answered, status, isSlow } = state
  const isTyped = text.trim() !== ''
  const rows: readonly SearchRow[] = groups.flatMap((group) => group.rows)
  const { listbox, scroller, hasRows } = useResultList(rows, isTyped ? answer : undefined, isOpen)
  const { field, moveCaret, thenType } = useField(text)

  const handleKeyDown = (event: KeyboardEvent) =>
    followKey(event, {
      row: rows.find(({ value }) => value === listbox.active?.value),
      canRemove: text === '',
      // The visible rows of a pending search belong to an earlier text.
      openLater: status === 'pending' ? () => session.whenFound(openFirst) : undefined,
      move: listbox.move,
    })

  const areaLabel = areas.find(({ name }) => name === answered?.area)?.label
  const announcement = useAnnouncement(isTyped ? describeState(state, areaLabel) : '', state.request)
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
          onTextChange={(next) => store.set({ text: next })}
          isBusy={isSlow}
          aria-expanded={rows.length > 0}
          aria-controls={listbox.listId}
          aria-activedescendant={listbox.activeId}
          onFocus={moveCaret}
          onKeyDown={handleKeyDown}
        />
      }
    >
      <S.Inside>
        <AreaFilter
          areas={areas}
          area={area}
          onAreaChange={(next) => store.set({ area: next })}
          counts={isTyped && status !== 'error' ? answer?.counts : undefined}
        />
        <S.Scroller
          ref={scroller}
          // Not every browser lets the keyboard scroll a box without a tab stop.
          tabIndex={0}
          role="region"
          aria-label="Results"
          aria-busy={status === 'pending'}
          data-old={isSlow && answer ? '' : undefined}
          onScroll={session.readOn}
        >
          {isTyped && (
            <SearchNotes
              state={state}
              areaLabel={areaLabel}
              listPath={listPath}
              onRetry={() => thenType(session.retry)}
              onSearchAll={() => thenType(() => store.set({ area: undefined }))}
              onSuggestion={(suggestion) => thenType(() => store.set({ text: suggestion }))}
            />
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

/** Runs the search of the store's text while the dialog is open. Returns the state and its rows. */
function useSearch({ store, client, areas, path, docs, repository, onNoResult }: SearchDialogProps) {
  const { isOpen, text, area } = useSyncExternalStore(store.subscribe, store.getState)
  const [session] = useState(() => createSearchSession(client, onNoResult))
  const [recents] = useState(() => createRecentSearches(window))
  const state = useSyncExternalStore(session.subscribe, session.getState)
  useSyncExternalStore(recents.subscribe, recents.list)

  useEffect(() => setCurrentPage(path), [path])
  useEffect(() => {
    if (!isOpen) return
    endMarks()
    session.search({ text, area, path })
  }, [isOpen, session, text, area, path])
  // A closed dialog must not open a page.
  useEffect(() => (isOpen ? () => session.whenFound(undefined) : undefined), [isOpen, session])

  const context = { store, recents, areas, docs, repository }
  const groups = listRows(text, state, context)
  const openFirst = () => open(listRows(text, session.getState(), context)[0]?.rows[0])
  return { isOpen, text, area, session, state, groups, openFirst }
}

/** Manages the active row. A new answer activates its first row and scrolls to the top. */
function useResultList(rows: readonly SearchRow[], answer: SearchAnswer | undefined, isOpen: boolean) {
  const listbox = useListbox({ options: rows, isOpen: true, isChosen: () => false, onChoose: () => undefined })
  const scroller = useRef<HTMLDivElement>(null)
  const { setActive } = listbox
  useLayoutEffect(() => setActive(answer ? 0 : -1), [answer, setActive])
  useEffect(() => {
    // Without an answer, there is nothing to scroll, and skipping the scroll saves the browser a layout of the page.
    if (answer && scroller.current) scroller.current.scrollTop = 0
  }, [answer])
  // The field renders first, so that typing never waits for the rows.
  const hasRows = useDeferredValue(isOpen, false)
  return { listbox, scroller, hasRows }
}

/** Manages the caret and focus of the field. */
function useField(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  return {
    field,
    /** Moves the caret to the end of the text that was typed while the dialog loaded. Later, the dialog selects the text when it opens. */
    moveCaret: () => {
      if (hadFocus.current) return
      hadFocus.current = true
      queueMicrotask(() => field.current?.setSelectionRange(text.length, text.length))
    },
    /** Acts, then focuses the field, because the pressed button may disappear. */
    thenType: (act: () => void) => {
      act()
      field.current?.focus()
    },
  }
}

interface KeyTargets {
  /** The active row. */
  row: SearchRow | undefined
  canRemove: boolean
  /** Opens the first row of the next answer. Undefined if the answer is visible. */
  openLater: (() => void) | undefined
  move: (key: string) => boolean
}

/** Opens or removes the active row, or moves to another row. */
function followKey(event: KeyboardEvent, { row, canRemove, openLater, move }: KeyTargets) {
  if (isComposing(event.nativeEvent)) return
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (key === 'Enter') {
    event.preventDefault()
    if (openLater) openLater()
    else if (ctrlKey || metaKey) openInNewTab(row)
    else open(row)
  } else if (key === 'Delete' && canRemove && row?.remove) {
    event.preventDefault()
    row.remove()
  } else if (!ctrlKey && !metaKey && !shiftKey && !altKey && move(key)) event.preventDefault()
}

/** Scrolls to the active row when the dialog opens again. */
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
