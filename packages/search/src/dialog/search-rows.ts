import { firstPage, type NavigationItem } from '@galley/core/navigation'
import type { SearchArea } from '@galley/core/search-index'
import { MAX_COUNT, type SearchHit } from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import type { IconName } from '@galley/ui/icon'
import { navigateTo } from '@galley/ui/link'
import type { SearchStore } from '../search-store'
import { listGroups } from './list-groups'
import type { RecentSearches } from './recent-searches'
import { findActions, listActions } from './search-actions'
import type { RowGroup, SearchRow } from './search-row'
import type { SessionState } from './search-session'
import { showSection } from './show-section'

export const RECENT = 'Recent searches'
export const CLEAR_RECENT = 'Clear recent searches'
export const DOCUMENTATION = 'Documentation'
export const ACTIONS = 'Actions'
export const CLOSEST = 'Closest headings'
export const showAll = (total: number, area: string) =>
  total < MAX_COUNT ? `Show all ${total} in ${area}` : `Show the first ${MAX_COUNT} in ${area}`

export interface RowContext {
  store: SearchStore
  recents: RecentSearches
  areas: readonly SearchArea[]
  docs: readonly NavigationItem[]
  repository: string | undefined
}

/** Returns the rows for a text: the results, or the start list until there is an answer or a notice. */
export function listRows(text: string, state: SessionState, context: RowContext): RowGroup[] {
  if (state.status === 'error') return []
  const hasResults = text.trim() !== '' && (state.answer !== undefined || state.isSlow)
  return hasResults ? listResults(state, context) : listStart(context)
}

function listStart(context: RowContext): RowGroup[] {
  const { recents, docs } = context
  const texts = recents.list()
  return withoutEmpty([
    {
      label: RECENT,
      rows: texts.length === 0 ? [] : [...texts.map((text) => toRecent(text, context)), toClear(context)],
    },
    { label: DOCUMENTATION, rows: docs.flatMap((item) => toPage(item, context)) },
    { label: ACTIONS, rows: listActions({ ...context, close: () => close(context) }) },
  ])
}

/** Returns the hits by area, and the actions that the text names. */
function listResults({ answer, answered, excerpts }: SessionState, context: RowContext): RowGroup[] {
  if (!answer || !answered) return []
  const { text, area } = answered
  const toRow = (hit: SearchHit) => {
    const excerpt = excerpts[hit.id]
    // In a partial answer, hits without an excerpt never get one.
    return { ...toHit(hit, text, excerpt, context), hasExcerpt: !answer.isPartial || excerpt !== undefined }
  }
  const hits = listGroups(answer, area).map((group) => {
    const label = context.areas.find(({ name }) => name === group.area)?.label ?? group.area
    const more: SearchRow = {
      value: `all of ${group.area}`,
      label: showAll(group.total, label),
      icon: 'arrow-right',
      run: () => context.store.set({ area: group.area }),
    }
    const hasMore = area === undefined && group.total > group.hits.length
    return { label, rows: [...group.hits.map(toRow), ...(hasMore ? [more] : [])] }
  })
  const actions = area === undefined ? listActions({ ...context, close: () => close(context) }) : []
  return withoutEmpty([
    ...hits,
    { label: CLOSEST, rows: answer.closest.map((hit) => ({ ...toRow(hit), hasExcerpt: false })) },
    { label: ACTIONS, rows: findActions(actions, text) },
  ])
}

const withoutEmpty = (groups: RowGroup[]) => groups.filter(({ rows }) => rows.length > 0)

const close = ({ store }: RowContext) => store.set({ isOpen: false })

function toHit(hit: SearchHit, text: string, excerpt: string | undefined, context: RowContext): SearchRow {
  return {
    value: `hit ${hit.id}`,
    label: hit.title,
    titles: hit.titles,
    terms: hit.terms,
    excerpt,
    isHeading: hit.level > 1,
    isDraft: hit.isDraft ?? false,
    icon: findIcon(hit, context.areas),
    to: hit.id,
    onOpen: () => context.recents.add(text),
    run: () => {
      close(context)
      const { pathname, hash } = window.location
      // Opening the same URL again must not add a step to the history.
      navigateTo(hit.id, { replace: pathname + hash === site.basePath + hit.id })
      void showSection(hit.id, hit.terms)
    },
  }
}

/** Returns the hit's icon if icon sets contain it, otherwise the icon of its area. */
function findIcon({ icon, area }: SearchHit, areas: readonly SearchArea[]): IconName {
  const name = icon?.includes(':') ? icon : areas.find(({ name }) => name === area)?.icon
  return (name ?? 'file-text') as IconName
}

const toRecent = (text: string, { store, recents }: RowContext): SearchRow => ({
  value: `recent ${text}`,
  label: text,
  icon: 'search',
  run: () => store.set({ text }),
  remove: () => recents.remove(text),
})

const toClear = ({ recents }: RowContext): SearchRow => ({
  value: 'clear',
  label: CLEAR_RECENT,
  icon: 'x',
  run: recents.clear,
})

/** Returns the row of a page, or of the first page in a folder without one. */
function toPage(item: NavigationItem, context: RowContext): SearchRow[] {
  const to = firstPage(item)?.path
  if (to === undefined) return []
  const run = () => {
    close(context)
    navigateTo(to)
  }
  return [{ value: `page ${to}`, label: item.title, icon: item.icon ?? 'file-text', to, run }]
}
