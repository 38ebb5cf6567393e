import * as React from 'react'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import * as S from './breadcrumb.styles'

/** A step of a breadcrumb, such as a navigation item. */
export interface BreadcrumbItem {
  title: string
  path: string
  /** False for a step without a page. */
  page?: false
}

export interface BreadcrumbProps {
  /** Ancestors of the page, outermost first. */
  items: readonly BreadcrumbItem[]
}

/** Links to the ancestors of the page. The page itself is not included, because the title of the page follows. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={site.texts.breadcrumb}>
      <S.List role="list">
        {items.map(({ title, path, page }) => (
          <S.Step key={`${path} ${title}`}>{page === false ? title : <Link to={path}>{title}</Link>}</S.Step>
        ))}
      </S.List>
    </nav>
  )
}
