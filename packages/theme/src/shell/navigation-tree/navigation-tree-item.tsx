import * as React from 'react'
import type { ReactNode } from 'react'
import { firstPage, type NavigationItem } from '@galley/core/navigation'
import { Icon } from '@galley/ui/icon'
import { NewTabMark } from '@galley/ui/link'
import { PageBadge } from '../page-badge'
import * as S from './navigation-tree.styles'

/** An entry of a tree: a page of the content, or an entry of the header's menu. */
export interface TreeItem extends NavigationItem {
  children?: TreeItem[]
  /** Replaces icon, title and badge of the entry. */
  content?: ReactNode
  /** True if the title only opens and closes the group. */
  isTrigger?: boolean
  /** Controls the group. Without it, the reader opens and closes the group. */
  open?: boolean
}

interface NavigationTreeItemProps {
  item: TreeItem
  path: string
}

/** The title of a page or group. A group without a page links to its first page. */
export function NavigationTreeItem({ item, path }: NavigationTreeItemProps) {
  const target = firstPage(item)
  const isCurrent = item.page !== false && item.path === path
  const content = item.content ?? (
    <>
      {item.icon && <Icon name={item.icon} size={16} />}
      {item.title}
      {item.badge && <PageBadge>{item.badge}</PageBadge>}
      {item.target === '_blank' && <NewTabMark />}
    </>
  )
  if (item.disabled || !target) {
    return (
      <S.Disabled role="link" aria-disabled="true">
        {content}
      </S.Disabled>
    )
  }
  return (
    <S.Item
      to={target.path}
      target={item.target}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={isCurrent || item.active ? '' : undefined}
    >
      {content}
    </S.Item>
  )
}
