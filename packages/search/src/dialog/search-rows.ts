import { firstPage, type NavigationItem } from '@galley/core/navigation'
import { fillText } from '@galley/core/texts'
import { MAX_COUNT, type SearchHit } from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import type { IconName } from '@galley/ui/icon'
import { navigateTo } from '@galley/ui/link'
import type { ListboxSection } from '@galley/ui/listbox'
import { searchStore } from '../search-store'
import type { SearchRow } from './result-row'
import { findActions, listActions } from './search-actions'
import { showSection } from './show-section'
import type { RecentSearches } from './use-recent-searches'
import type { Search } from './use-search'

/** Returns the rows of a search: the results, or the start list until there is an answer or a notice. */
export function listRows(search: Search, recents: RecentSearches, docs: readonly NavigationItem[]) {
  const { status, result, isSlow } = search
  if (status === 'error') return []
  const isStart = status === 'idle' || (!result && !isSlow)
  const sections = isStart ? listStart(recents, docs) : listResults(search, recents)
  return sections.filter(({ options }) => options.length > 0)
}

function listStart(recents: RecentSearches, docs: readonly NavigationItem[]): ListboxSection<SearchRow>[] {
  const recent = recents.texts.map((text): SearchRow => ({
    value: `recent ${text}`,
    label: text,
    icon: 'search',
    staysOpen: true,
    run: () => searchStore.set({ text }),
    remove: () => recents.remove(text),
  }))
  const clear: SearchRow = {
    value: 'clear',
    label: site.texts.clearRecent,
    icon: 'x',
    staysOpen: true,
    run: recents.clear,
  }
  return [
    { label: site.texts.recentSearches, options: recent.length === 0 ? [] : [...recent, clear] },
    { label: site.texts.documentation, options: docs.flatMap(toPage) },
    { label: site.texts.actions, options: listActions(site.repository?.url) },
  ]
}

/** Returns the hits by area, and the actions that the text names. */
function listResults({ result, excerpts }: Search, recents: RecentSearches): ListboxSection<SearchRow>[] {
  if (!result) return []
  const { request, answer, groups } = result
  const { text, area } = request
  const toRow = (hit: SearchHit): SearchRow => ({
    value: `hit ${hit.id}`,
    label: hit.title,
    hit,
    // In a partial answer, hits without an excerpt never get one.
    excerpt: excerpts[hit.id] ?? (answer.isPartial ? undefined : ''),
    // Hits may name any icon of an icon set, but not the icons of the interface.
    icon: (hit.icon?.includes(':') ? hit.icon : (findArea(hit.area)?.icon ?? 'file-text')) as IconName,
    to: hit.id,
    onOpen: () => recents.add(text.trim()),
    run: () => {
      openPage(hit.id)
      void showSection(hit.id, hit.terms)
    },
  })
  const sections = groups.map((group) => {
    const label = findArea(group.area)?.label ?? group.area
    const more: SearchRow = {
      value: `all of ${group.area}`,
      label: fillText(
        group.total < MAX_COUNT ? site.texts.showAllIn : site.texts.showFirstIn,
        { count: Math.min(group.total, MAX_COUNT), area: label },
        site.language,
      ),
      icon: 'arrow-right',
      staysOpen: true,
      run: () => searchStore.set({ area: group.area }),
    }
    const hasMore = area === undefined && group.total > group.hits.length
    return { label, options: [...group.hits.map(toRow), ...(hasMore ? [more] : [])] }
  })
  return [
    ...sections,
    {
      label: site.texts.closestHeadings,
      options: answer.closest.map((hit) => ({ ...toRow(hit), excerpt: undefined })),
    },
    {
      label: site.texts.actions,
      options: area === undefined ? findActions(listActions(site.repository?.url), text) : [],
    },
  ]
}

/** Returns the area with a name. */
export const findArea = (wanted: string | undefined) => site.search.areas.find(({ name }) => name === wanted)

/** Opens a page of the site. Opening the current URL again must not add a step to the history. */
function openPage(to: string) {
  const { pathname, hash } = window.location
  navigateTo(to, { replace: pathname + hash === site.basePath + to })
}

/** Returns the row of a page, or of the first page in a folder without one. */
function toPage(item: NavigationItem): SearchRow[] {
  const to = firstPage(item)?.path
  if (to === undefined) return []
  return [{ value: `page ${to}`, label: item.title, icon: item.icon ?? 'file-text', to, run: () => openPage(to) }]
}
