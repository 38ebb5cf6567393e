import * as React from 'react'
import { useState } from 'react'
import { findBreadcrumbs } from '@galley/core/navigation'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@galley/ui/collapsible'
import { NavigationTreeItem, type TreeItem } from './navigation-tree-item'
import * as S from './navigation-tree.styles'

export interface NavigationTreeProps {
  items: readonly TreeItem[]
  path: string
  /** Groups that the reader opened (true) or closed (false), by stem. Pass the same map on the next page to keep them. */
  toggled?: Map<string, boolean>
}

interface LevelProps extends Omit<NavigationTreeProps, 'items'> {
  items: readonly TreeItem[]
  /** The current page and its ancestors. */
  trail: ReadonlySet<TreeItem>
  level: number
}

/** Pages in collapsible groups. Closed groups are not in the HTML, which keeps large sites small. */
export function NavigationTree({ items, ...rest }: NavigationTreeProps) {
  return <Level {...rest} items={items} trail={new Set(findBreadcrumbs(items, rest.path))} level={0} />
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
              <S.Toggle aria-label={`Pages in ${item.title}`} />
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
