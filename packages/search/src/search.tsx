import * as React from 'react'
import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { loadPart } from '@galley/core/load-part'
import { findListPath } from '@galley/core/search-path'
import { site } from '@galley/site'
import { SearchButton } from '@galley/site/components'
import { loadIfPressed } from '@galley/start/load-if-pressed'
import { loadingBar } from '@galley/ui/loading-bar'
import type { SearchDialogProps } from './dialog/search-dialog'
import { loadDialog } from './load-dialog'
import { SEARCH_KEYS } from './search-button'
import { followShortcut } from './search-shortcuts'
import { openSearch, searchStore } from './search-store'
import { readQuery } from './search-url'

export interface SearchProps extends SearchDialogProps {
  /** Changes with every route. Each change closes the dialog, or opens it for the `?q=` of the URL. */
  route: string
}

loadIfPressed(`[aria-keyshortcuts="${SEARCH_KEYS}"]`, loadDialog)
const prepare = () => void loadDialog().catch(() => undefined)

const isOpenNow = () => searchStore.getState().isOpen

/** The search of the site: button, shortcuts and, once opened, the dialog. */
export function Search({ path, route, docs, areas = [] }: SearchProps) {
  const isOpen = useSyncExternalStore(searchStore.subscribe, isOpenNow, () => false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()

  useEffect(() => {
    document.addEventListener('keydown', followShortcut)
    return () => document.removeEventListener('keydown', followShortcut)
  }, [])

  useEffect(() => {
    const query = readQuery()
    if (query) openSearch(query.text, query.area)
    return () => {
      searchStore.set({ isOpen: false })
    }
  }, [route])

  useEffect(() => {
    if (!isOpen || Dialog) return
    loadingBar.start()
    loadPart(loadDialog, site.texts.searchPart)
      .then(
        (loaded) => {
          // A transition keeps the page responsive.
          startTransition(() => setDialog(() => loaded))
        },
        // The reader cancelled loading.
        () => searchStore.set({ isOpen: false }),
      )
      .finally(loadingBar.finish)
  }, [isOpen, Dialog])

  return (
    <>
      <SearchButton
        listPath={findListPath(areas)}
        onOpen={openSearch}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      />
      {Dialog && <Dialog path={path} docs={docs} areas={areas} />}
    </>
  )
}
