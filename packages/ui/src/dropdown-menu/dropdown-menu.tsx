import * as React from 'react'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type OpenProps, useControlled } from '../hooks/use-controlled'
import { type Side, useDirection, usePhysicalSide } from '../hooks/use-direction'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './dropdown-menu.styles'
import type { DropdownMenuItem } from './menu-item'
import { MenuItems } from './menu-items'

/** Time the pointer rests on an item before its submenu opens. Radix implements the delay. */
export const SUBMENU_OPEN_DELAY_MS = 100
/** Time the pointer may cross other items on its way into an open submenu. Radix implements the delay. */
export const SUBMENU_GRACE_MS = 300

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'>, OpenProps {
  /** Items of the menu: actions, links, submenus, checkboxes, radio groups, labels and separators. */
  items: readonly DropdownMenuItem[]
  /** Preferred side of the trigger. The opposite side is used if there is no room. @default 'bottom' */
  side?: Side
  /** Preferred alignment with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Blocks the rest of the page while the menu is open. @default false */
  modal?: boolean
  /** Called when the menu has closed and the focus returns to the trigger. A dialog that you open here restores the focus to the trigger. */
  onLeave?: () => void
  /** The trigger: a single button. Its name is also the name of the menu. */
  children: ReactElement
}

/** A menu of actions and links that a button opens. */
export function DropdownMenu({
  items,
  side = 'bottom',
  align = 'start',
  modal = false,
  open,
  defaultOpen = false,
  onOpenChange,
  onLeave,
  children,
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  // Radix opens the menu on pointer and key events. A press before hydration is replayed as a bare click, with `detail` 0.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail === 0) setOpen(true)
  }
  return (
    <Radix.Root dir={useDirection()} modal={modal} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild onClick={handleClick}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <S.Content
          side={usePhysicalSide(side)}
          align={align}
          sideOffset={FLOATING_OFFSET_PX}
          collisionPadding={COLLISION_PADDING_PX}
          loop
          onCloseAutoFocus={onLeave}
          {...rest}
        >
          <MenuItems items={items} />
        </S.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
