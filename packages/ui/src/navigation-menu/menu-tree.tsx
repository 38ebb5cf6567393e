import * as React from 'react'
import { useId } from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../collapsible'
import { Icon } from '../icon'
import { ItemContent, ItemEnd } from './item-content'
import * as S from './menu-tree.styles'
import { hasChildren, isActive, type MenuContent, type NavigationMenuItem, valueOf } from './navigation-menu-item'

interface MenuTreeProps extends MenuContent {
  /** Values of the open groups. */
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  level?: number
}

/** Links and collapsible groups, under headings. The children of a closed group are not in the page. */
export function MenuTree({ items, ...rest }: MenuTreeProps) {
  return splitByLabel(items).map(({ label, entries }, index) => (
    <Section key={label?.label ?? index} {...rest} label={label} items={entries} />
  ))
}

function Section({ label, items, ...rest }: MenuTreeProps & { label?: NavigationMenuItem }) {
  const labelId = useId()
  const list = (
    <S.List role="list" data-level={rest.level ?? 0}>
      {items.map((item) => (
        <Entry key={valueOf(item)} {...rest} item={item} />
      ))}
    </S.List>
  )
  if (!label) return list
  return (
    <S.Section role="group" aria-labelledby={labelId}>
      <S.Heading id={labelId}>
        <ItemContent item={label} slots={rest.slots} />
      </S.Heading>
      {items.length > 0 && list}
    </S.Section>
  )
}

function Entry({ item, ...rest }: Omit<MenuTreeProps, 'items'> & { item: NavigationMenuItem }) {
  const { path, slots, values, onValuesChange, level = 0 } = rest
  if (!hasChildren(item)) {
    return (
      <li>
        <S.Item item={item} path={path}>
          <ItemContent item={item} slots={slots} />
          <ItemEnd item={item} />
        </S.Item>
      </li>
    )
  }

  const value = valueOf(item)
  const isLink = item.to !== undefined && item.type !== 'trigger'
  const handleOpenChange = (isOpen: boolean) => {
    onValuesChange(isOpen ? [...values, value] : values.filter((other) => other !== value))
  }
  return (
    <Collapsible
      open={item.open ?? values.includes(value)}
      onOpenChange={handleOpenChange}
      disabled={item.disabled}
      asChild
    >
      <li>
        {isLink ? (
          <S.GroupRow>
            <S.Item item={item} path={path}>
              <ItemContent item={item} slots={slots} />
            </S.Item>
            <CollapsibleTrigger asChild>
              <S.Toggle aria-label={fillText(site.texts.pagesIn, { title: item.label }, site.language)}>
                <Icon name="chevron-down" size={14} data-turns="" />
              </S.Toggle>
            </CollapsibleTrigger>
          </S.GroupRow>
        ) : (
          <CollapsibleTrigger asChild>
            <S.Trigger data-active={isActive(item, path) ? '' : undefined}>
              <ItemContent item={item} slots={slots} />
              <ItemEnd item={item} isGroup />
            </S.Trigger>
          </CollapsibleTrigger>
        )}
        <CollapsibleContent>
          <MenuTree {...rest} items={item.children ?? []} level={level + 1} />
        </CollapsibleContent>
      </li>
    </Collapsible>
  )
}

interface LabelledSection {
  label?: NavigationMenuItem
  entries: NavigationMenuItem[]
}

/** Splits entries into sections at each entry of the type "label". */
export function splitByLabel(items: readonly NavigationMenuItem[]): LabelledSection[] {
  const sections: LabelledSection[] = []
  for (const item of items) {
    if (item.type === 'label') sections.push({ label: item, entries: [] })
    else if (sections.length === 0) sections.push({ entries: [item] })
    else sections.at(-1)?.entries.push(item)
  }
  return sections
}
