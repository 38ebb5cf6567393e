import * as React from 'react'
import type { ComponentProps } from 'react'
import { Link } from '@galley/ui/link'
import { texts } from '../../texts'
import * as S from './breadcrumb.styles'

/** A step of the breadcrumb; a navigation item is one. */
export interface BreadcrumbItem {
  title: string
  path: string
  /** False for a step that has no page of its own. */
  page?: false
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** The steps above the page, from the outermost to its parent. */
  items: readonly BreadcrumbItem[]
}

/** The steps that lead to the page. The page itself is not one: its title follows. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={texts.breadcrumb} {...rest}>
      <S.List role="list">
        {items.map(({ title, path, page }) => (
          <S.Step key={`${path} ${title}`}>{page === false ? title : <Link to={path}>{title}</Link>}</S.Step>
        ))}
      </S.List>
    </nav>
  )
}
