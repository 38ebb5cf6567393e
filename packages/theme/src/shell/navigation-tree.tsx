import * as React from 'react'
import { useState, type ReactNode } from 'react'
import { findBreadcrumbs, firstPage, type NavigationItem } from '@galley/core/navigation'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@galley/ui/collapsible'
import { Icon } from '@galley/ui/icon'
import { NewTabMark } from '@galley/ui/link'
import * as S from './navigation-tree.styles'
import { PageBadge } from './page-badge'

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

interface NavigationTreeProps {
  items: readonly TreeItem[]
  path: string
  /** Groups that the reader opened (true) or closed (false), by stem. Pass the same map on the next page to keep them. */
  toggled?: Map<string, boolean>
}

interface LevelProps extends NavigationTreeProps {
  /** The current page and its ancestors. */
  trail: ReadonlySet<TreeItem>
  level: number
}

/** Pages in collapsible groups. Closed groups are not in the HTML, which keeps large sites small. */
export function NavigationTree(props: NavigationTreeProps) {
  return <Level {...props} trail={new Set(findBreadcrumbs(props.items, props.path))} level={0} />
}

function Level({ items, ...rest }: LevelProps) {
  return (
    <S.List role="list" data-level={rest.level}>
      {items.map((item) =>
        item.children?.length ? (
          <Group key={item.stem} {...rest} item={item} items={item.children} />
        ) : (
          <li key={item.stem}>
            <NavigationTreeItem item={item} path={rest.path} />
          </li>
        ),
      )}
    </S.List>
  )
}

function Group({ item, items, ...rest }: LevelProps & { item: TreeItem }) {
  const { toggled, trail, level, path } = rest
  const isOnTrail = trail.has(item)
  const [wasOnTrail, setOnTrail] = useState(isOnTrail)
  const [isOpen, setOpen] = useState(() => isOnTrail || (toggled?.get(item.stem) ?? item.defaultOpen ?? false))
  // A tree with drafts loads after the page, and may contain the current page in another group.
  if (isOnTrail !== wasOnTrail) {
    setOnTrail(isOnTrail)
    if (isOnTrail) setOpen(true)
  }
  const handleOpenChange = (willBeOpen: boolean) => {
    setOpen(willBeOpen)
    toggled?.set(item.stem, willBeOpen)
  }

  return (
    <Collapsible
      open={item.open ?? isOpen}
      onOpenChange={handleOpenChange}
      disabled={item.isTrigger && item.disabled}
      asChild
    >
      <li>
        <S.GroupRow>
          {!item.isTrigger && <NavigationTreeItem item={item} path={path} />}
          <CollapsibleTrigger asChild>
            {item.isTrigger ? (
              <S.Trigger>{item.content ?? item.title}</S.Trigger>
            ) : (
              <S.Toggle aria-label={fillText(site.texts.pagesIn, { title: item.title }, site.language)} />
            )}
          </CollapsibleTrigger>
        </S.GroupRow>
        <CollapsibleContent>
          <Level {...rest} items={items} level={level + 1} />
        </CollapsibleContent>
      </li>
    </Collapsible>
  )
}

/** The title of a page or group. A group without a page links to its first page. */
function NavigationTreeItem({ item, path }: { item: TreeItem; path: string }) {
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
