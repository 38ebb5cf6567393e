import * as React from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { type Area, isLeftOut } from '@galley/core/route-table'
import { findListPath } from '@galley/core/search-path'
import { track } from '@galley/core/track'
import { site } from '@galley/site'
import { searchClient } from './client'
import { SearchDialog } from './dialog/search-dialog'
import { searchStore } from './search-store'
import { dropQuery } from './search-url'

/** Prefetches the files of the first search. */
export const prepareSearch = () => searchClient.prepare()

const trackEmptySearch = (query: string) => track('Search: No Results', { props: { query } })

interface SiteDialogProps {
  /** Path of the current page. */
  path: string
  /** Pages of the documentation. */
  docs: readonly NavigationItem[]
  /** Areas of the site. The dialog hides areas that the site leaves out. */
  areas?: readonly Area[]
}

/** The search dialog with the settings of this site. */
export function SiteDialog({ areas = [], ...props }: SiteDialogProps) {
  const { isOpen } = useSyncExternalStore(searchStore.subscribe, searchStore.getState)
  useEffect(() => (isOpen ? dropQuery : undefined), [isOpen])
  return (
    <SearchDialog
      store={searchStore}
      client={searchClient}
      areas={site.search.areas.filter(({ pathPrefix }) => !isLeftOut(pathPrefix, areas))}
      listPath={findListPath(areas)}
      onNoResult={site.analytics.emptySearches ? trackEmptySearch : undefined}
      repository={site.repository?.url}
      {...props}
    />
  )
}
