import * as React from 'react'
import { type ReactElement, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '../popover'
import { Tooltip, TooltipGroup } from '../tooltip'
import { VisuallyHidden } from '../visually-hidden.styles'
import { ItemMark } from './item-content'
import * as S from './menu-rail.styles'
import { MenuTree, splitByLabel } from './menu-tree'
import { hasChildren, isActive, type MenuContent, type NavigationMenuItem } from './navigation-menu-item'

/** The first level of a column as icons. A tooltip shows the label, a popover the children. */
export function MenuRail({ items, ...rest }: MenuContent) {
  // Tooltips open at once, because the icons have no labels.
  return (
    <TooltipGroup delay={0}>
      {splitByLabel(items).map(({ entries }, index) => (
        <S.List key={index} role="list">
          {entries.map((item) => (
            <li key={item.value ?? item.label}>
              {hasChildren(item) && (item.popover !== false || item.to === undefined) ? (
                <RailGroup item={item} {...rest} />
              ) : (
                <RailTooltip item={item}>
                  <S.RailLink item={item} path={rest.path}>
                    <RailMark item={item} />
                  </S.RailLink>
                </RailTooltip>
              )}
            </li>
          ))}
        </S.List>
      ))}
    </TooltipGroup>
  )
}

function RailTooltip({ item, children }: { item: NavigationMenuItem; children: ReactElement<object> }) {
  const { tooltip = item.label } = item
  if (tooltip === false) return children
  return (
    <Tooltip text={tooltip} side="end">
      {children as ReactElement<React.ComponentProps<'button'>>}
    </Tooltip>
  )
}

/** A group of the rail, whose children open in a popover beside it. */
function RailGroup({ item, path, slots }: Omit<MenuContent, 'items'> & { item: NavigationMenuItem }) {
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<string[]>([])
  const { label, to, type, target, disabled, children = [] } = item
  const self = to === undefined || type === 'trigger' ? [] : [{ label, to, target }]
  return (
    <Popover mode="hover" open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger>
        <S.Trigger type="button" disabled={disabled} data-active={isActive(item, path) ? '' : undefined}>
          <RailMark item={item} />
        </S.Trigger>
      </PopoverTrigger>
      <PopoverContent side="end" align="start" aria-label={label}>
        <S.Panel
          onClick={({ target }) => {
            if ((target as Element).closest('a')) setOpen(false)
          }}
        >
          {self.length === 0 && <S.Title>{label}</S.Title>}
          <MenuTree
            items={[...self, ...children]}
            path={path}
            slots={slots}
            values={values}
            onValuesChange={setValues}
          />
        </S.Panel>
      </PopoverContent>
    </Popover>
  )
}

/** Avatar, icon or first letter of an entry. */
function RailMark({ item }: { item: NavigationMenuItem }) {
  return (
    <>
      {item.icon || item.avatar ? (
        <ItemMark item={item} />
      ) : (
        <span aria-hidden="true">{Array.from(item.label)[0]}</span>
      )}
      <VisuallyHidden>{item.label}</VisuallyHidden>
      {item.badge && <S.Dot />}
    </>
  )
}
