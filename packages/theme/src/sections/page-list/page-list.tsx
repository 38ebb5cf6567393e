import * as React from 'react'
import { useId } from 'react'
import { Link } from '@galley/ui/link'
import type { ListedArea, ListedItem } from './list-pages'
import * as S from './page-list.styles'

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
