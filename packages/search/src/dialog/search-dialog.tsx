import * as React from 'react'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { dropBasePath } from '@galley/core/base-path'
import type { NavigationItem } from '@galley/core/navigation'
import { type Area, isLeftOut } from '@galley/core/route-table'
import { listOwnAreas } from '@galley/core/search-index'
import { findListPath } from '@galley/core/search-path'
import { track } from '@galley/core/track'
import { site } from '@galley/site'
import { Spinner } from '@galley/ui/button'
import { isComposing } from '@galley/ui/hooks/is-composing'
import { Kbd } from '@galley/ui/kbd'
import { listOptions, ListboxSections, useListbox } from '@galley/ui/listbox'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { searchClient } from '../client'
import { searchStore } from '../search-store'
import { dropQuery } from '../search-url'
import { AreaFilter } from './area-filter'
import { openRow, ResultRow } from './result-row'
import * as S from './search-dialog.styles'
import { describeSearch, SearchNotes } from './search-notes'
import { listRows } from './search-rows'
import { endMarks, setCurrentPage } from './show-section'
import { useRecentSearches } from './use-recent-searches'
import { useSearch } from './use-search'
import { useSettled } from './use-settled'

/** Delay before screen readers announce a message, so that they do not interrupt typing. */
const ANNOUNCE_DELAY_MS = 500

/** Prefetches the files of the first search. */
export const prepareSearch = () => searchClient.prepare(dropBasePath(location.pathname, site.basePath))

const trackEmptySearch = (query: string) => track('Search: No Results', { props: { query } })

export interface SearchDialogProps {
  /** Path of the current page. */
  path: string
  /** Pages of the documentation, for the start list. */
  docs: readonly NavigationItem[]
  /** Areas of the site. */
  areas?: readonly Area[]
}

/** The search dialog. Keeps text and results while it is closed. */
export function SearchDialog({ path, docs, areas: siteAreas = [] }: SearchDialogProps) {
  const { isOpen, text, area } = useSyncExternalStore(searchStore.subscribe, searchStore.getState)
  const onNoResult = site.analytics.emptySearches ? trackEmptySearch : undefined
  const search = useSearch(searchClient, { text, area, path }, onNoResult)
  const recents = useRecentSearches()
  const field = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  const { result, status, isSlow, key } = search

  const areas = listOwnAreas(site.search.areas, path).filter(({ pathPrefix }) => !isLeftOut(pathPrefix, siteAreas))
  const sections = listRows(search, recents, docs)
  const rows = listOptions(sections)
  // The field renders first, so that typing never waits for the rows.
  const hasRows = useDeferredValue(isOpen, false)
  const listbox = useListbox({ options: rows, isOpen: hasRows, isChosen: () => false, onChoose: openRow })
  const { setActive } = listbox
  useLayoutEffect(() => setActive(result ? 0 : -1), [result, setActive])
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Without a result, there is nothing to scroll, and skipping the scroll saves the browser a layout of the page.
    if (result && scroller.current) scroller.current.scrollTop = 0
  }, [result])

  /** The search whose first row opens once it has loaded. */
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const isAwaited = isOpen && awaited.current === key
    if (isAwaited && status === 'success' && result?.hits.length) openRow(rows[0])
    if (!isAwaited || status !== 'pending') awaited.current = undefined
  })

  useEffect(() => setCurrentPage(path), [path])
  const startAgain = useEffectEvent(() => {
    endMarks()
    if (status === 'error') search.retry()
  })
  useEffect(() => {
    if (!isOpen) return
    startAgain()
    return dropQuery
  }, [isOpen])

  const thenType = (act: () => void) => {
    act()
    field.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    const { active } = listbox
    if (event.key === 'Enter') {
      // The visible rows of a pending search belong to an earlier text.
      if (status === 'pending') awaited.current = key
      else openRow(active, ctrlKey || metaKey)
    } else if (event.key === 'Delete' && text === '' && active?.remove) active.remove()
    else if (ctrlKey || metaKey || shiftKey || altKey || !listbox.move(event.key)) return
    event.preventDefault()
  }

  const announcement = useSettled(describeSearch(search), ANNOUNCE_DELAY_MS)
  return (
    <S.Window
      flush
      size="lg"
      align="top"
      fullscreen="narrow"
      title={site.texts.search}
      open={isOpen}
      onOpenChange={(next) => searchStore.set({ isOpen: next })}
      head={
        <S.Field
          ref={field}
          icon="search"
          role="combobox"
          aria-label={site.texts.searchCommand}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listbox.listId}
          aria-activedescendant={listbox.activeId}
          placeholder={site.texts.searchPlaceholder}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          trailing={
            <>
              {isSlow && <Spinner size={18} />}
              {text !== '' && (
                <S.Clear
                  variant="ghost"
                  color="neutral"
                  size="xs"
                  onClick={() => thenType(() => searchStore.set({ text: '' }))}
                >
                  {site.texts.clear}
                </S.Clear>
              )}
            </>
          }
          onChange={(event) => searchStore.set({ text: event.target.value })}
          onFocus={({ target }) => {
            // Continues the text that was typed while the dialog loaded. Later, the dialog selects the text when it opens.
            if (!hadFocus.current) queueMicrotask(() => target.setSelectionRange(text.length, text.length))
            hadFocus.current = true
          }}
          onKeyDown={handleKeyDown}
        />
      }
    >
      <S.Inside>
        <AreaFilter areas={areas} area={area} answer={status === 'error' ? undefined : result?.answer} />
        <S.Scroller
          ref={scroller}
          // Not every browser lets the keyboard scroll a box without a tab stop.
          tabIndex={0}
          role="region"
          aria-label={site.texts.results}
          aria-busy={status === 'pending'}
          data-old={isSlow && result ? '' : undefined}
          onScroll={search.readOn}
        >
          <SearchNotes search={search} listPath={findListPath(siteAreas)} thenType={thenType} />
          {hasRows && (
            <S.List {...listbox.listProps} aria-label={site.texts.searchResults}>
              <ListboxSections
                listbox={listbox}
                sections={sections}
                renderOption={(row, option) => <ResultRow row={row} option={option} />}
              />
            </S.List>
          )}
        </S.Scroller>
        <KeyLegend />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </S.Inside>
    </S.Window>
  )
}

/** Legend of the keys, on wide screens with a mouse. */
const KeyLegend = () => (
  <S.Legend>
    <Kbd>arrowup</Kbd> <Kbd>arrowdown</Kbd> <span>{site.texts.toMove}</span>
    <Kbd>enter</Kbd> <span>{site.texts.toOpen}</span>
    <Kbd>meta+enter</Kbd> <span>{site.texts.toOpenNewTab}</span>
    <Kbd>escape</Kbd> <span>{site.texts.toClose}</span>
  </S.Legend>
)
