import * as React from 'react'
import { useId } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { findArea, type SearchArea } from '@galley/core/search-index'
import { Link } from '@galley/ui/link'
import * as S from './page-list.styles'

export interface ListedPage {
  readonly path: string
  readonly title: string
  /** Front matter field `search`. False excludes the page. */
  readonly search: unknown
  /** Day of publication. */
  readonly date?: string
}

/** A page, or a folder without a page. */
interface ListedItem {
  title: string
  path?: string
  items?: ListedItem[]
}

/** An area with its pages. */
interface ListedArea extends SearchArea {
  /** True if the area itself has a page. */
  isPage: boolean
  items: ListedItem[]
}

/** The pages of an area as plain links, grouped by folder. */
export function PageList({ label, pathPrefix, isPage, items }: ListedArea) {
  const id = useId()
  return (
    <S.Root aria-labelledby={id}>
      <S.Title id={id}>{isPage ? <Link to={pathPrefix}>{label}</Link> : label}</S.Title>
      <S.Items role="list">{items.map(renderItem)}</S.Items>
    </S.Root>
  )
}

const renderItem = ({ title, path, items }: ListedItem) => (
  <li key={path ?? title}>
    {path === undefined ? <S.Folder>{title}</S.Folder> : <S.Page to={path}>{title}</S.Page>}
    {items && <S.Items role="list">{items.map(renderItem)}</S.Items>}
  </li>
)

/**
 * Returns the pages of each area: first the pages of the navigation in its nesting, then all others, newest first. Pages without a date keep
 * their order. Areas without pages are excluded.
 */
export function listPages(
  pages: readonly ListedPage[],
  areas: readonly SearchArea[],
  navigation: readonly NavigationItem[],
): ListedArea[] {
  const shown = pages.filter(({ search }) => search !== false)
  const paths = new Set(shown.map(({ path }) => path))
  const nested = new Set<string>()

  const nest = (items: readonly NavigationItem[]): ListedItem[] =>
    items.flatMap(({ title, path, page, children = [] }) => {
      const inner = nest(children)
      const isShown = page !== false && paths.has(path)
      if (isShown) nested.add(path)
      if (!isShown && inner.length === 0) return []
      return [{ title, ...(isShown && { path }), ...(inner.length > 0 && { items: inner }) }]
    })

  return areas.flatMap((area) => {
    const isInside = ({ path }: { path: string }) => findArea(path, areas) === area
    const tree = nest(navigation.filter(isInside))
    // The page of an area becomes the title of the area's list. The home page stays in the list.
    const isHead = ({ path }: ListedPage) => path === area.pathPrefix && path !== '/'
    const others = shown
      .filter((page) => isInside(page) && !isHead(page) && !nested.has(page.path))
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    const items = [...tree, ...others.map(({ title, path }) => ({ title, path }))]
    const isPage = shown.some(isHead)
    return items.length > 0 || isPage ? [{ ...area, isPage, items }] : []
  })
}
