import * as React from 'react'
import type { ComponentProps } from 'react'
import { Link } from '~/components/ui/link'
import * as S from './breadcrumb.styles'

/** A step of the way; a navigation item is one. */
export interface BreadcrumbItem {
  title: string
  path: string
  /** False for a step that has no page of its own. */
  page?: false
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the outermost step to the page itself. */
  items: readonly BreadcrumbItem[]
}

/** Where the page stands: the steps that lead to it. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <S.List role="list">
        {items.map((item, index) => (
          <S.Step key={`${item.path} ${item.title}`}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : item.page === false ? (
              item.title
            ) : (
              <Link to={item.path}>{item.title}</Link>
            )}
          </S.Step>
        ))}
      </S.List>
    </nav>
  )
}
