import * as React from 'react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { DropdownMenu as Radix } from 'radix-ui'
import { Icon } from '../icon'
import { Kbd } from '../kbd'
import { Link, NewTabMark } from '../link'
import { COLLISION_PADDING_PX } from '../styles/floating'
import * as S from './dropdown-menu.styles'
import type { DropdownMenuItem, MenuBranch, MenuLine, MenuLink, MenuRadio } from './menu-item'

/** Aligns the first item of a submenu with its trigger: the height of the submenu's padding and border. */
const SUBMENU_SHIFT_PX = -5
/** Width of the parent menu that stays visible if a submenu has to cover it because the window is narrow. */
const SUBMENU_INDENT_PX = 32

export function MenuItems({ items }: { items: readonly DropdownMenuItem[] }) {
  // Keyed by position, because two items may have the same label.
  return items.map((item, index) => <MenuItem key={index} item={item} />)
}

function MenuItem({ item }: { item: DropdownMenuItem }) {
  if (item.type === 'separator') return <S.Separator />
  if (item.type === 'label') {
    return (
      <S.Heading>
        {item.icon && <Icon name={item.icon} size={14} />}
        {item.label}
      </S.Heading>
    )
  }
  if (item.type === 'radio') return <Radio item={item} />
  if (item.type === 'checkbox') {
    return (
      <S.CheckboxItem
        {...lookOf(item)}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        onSelect={stayOpen}
      >
        <Line item={item} mark />
      </S.CheckboxItem>
    )
  }
  if ('children' in item) return <Branch item={item} />
  if ('to' in item) return <LinkLine item={item} />
  return (
    <S.Item {...lookOf(item)} onSelect={item.onSelect}>
      <Line item={item} />
    </S.Item>
  )
}

const stayOpen = (event: Event) => event.preventDefault()
const lookOf = ({ color = 'neutral', disabled, label }: MenuLine) => ({
  'data-color': color,
  disabled,
  textValue: label,
})

interface LineProps {
  item: MenuLine
  /** Reserves space for the tick. @default false */
  mark?: boolean
  /** Content at the end of the item. */
  children?: ReactNode
}

function Line({ item, mark = false, children }: LineProps) {
  return (
    <>
      {mark && (
        <S.Mark>
          <Radix.ItemIndicator>
            <Icon name="check" size={14} />
          </Radix.ItemIndicator>
        </S.Mark>
      )}
      {item.icon && <Icon name={item.icon} size={16} />}
      <S.Label>{item.label}</S.Label>
      {item.kbd && <Kbd>{item.kbd}</Kbd>}
      {children}
    </>
  )
}

function LinkLine({ item }: { item: MenuLink }) {
  const content = <Line item={item}>{item.target === '_blank' && <NewTabMark />}</Line>
  // HTML has no disabled links, so render a plain item.
  if (item.disabled) return <S.Item {...lookOf(item)}>{content}</S.Item>
  return (
    <S.Item {...lookOf(item)} asChild onSelect={item.onSelect}>
      <Link to={item.to} target={item.target}>
        {content}
      </Link>
    </S.Item>
  )
}

function Branch({ item }: { item: MenuBranch }) {
  const trigger = useRef<HTMLDivElement>(null)
  const [covered, setCovered] = useState<DOMRect>()
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen || !trigger.current) return
    const line = trigger.current.getBoundingClientRect()
    const room = Math.max(line.left, document.documentElement.clientWidth - line.right)
    setCovered(room < line.width ? line : undefined)
  }
  return (
    <Radix.Sub onOpenChange={handleOpenChange}>
      <S.SubTrigger ref={trigger} {...lookOf(item)}>
        <Line item={item}>
          <Icon name="chevron-right" size={14} />
        </Line>
      </S.SubTrigger>
      <Radix.Portal>
        <S.SubContent
          sideOffset={covered ? SUBMENU_INDENT_PX - covered.width : 0}
          alignOffset={covered ? covered.height : SUBMENU_SHIFT_PX}
          collisionPadding={COLLISION_PADDING_PX}
        >
          <MenuItems items={item.children} />
        </S.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

function Radio({ item }: { item: MenuRadio }) {
  const nameId = useId()
  return (
    <Radix.RadioGroup aria-labelledby={nameId} value={item.value} onValueChange={item.onValueChange}>
      <S.Heading id={nameId}>{item.label}</S.Heading>
      {item.options.map((option) => (
        <S.RadioItem key={option.value} {...lookOf(option)} value={option.value}>
          <Line item={option} mark />
        </S.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
