import * as React from 'react'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useControlled } from '../hooks/use-controlled'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './dropdown-menu.styles'
import type { DropdownMenuItem } from './menu-item'
import { MenuItems } from './menu-items'

/** How long the pointer rests on a line before its submenu opens; Radix keeps the time. */
export const SUBMENU_OPEN_DELAY_MS = 100
/** How long the pointer may cross other lines on its way into an open submenu; Radix keeps the time. */
export const SUBMENU_GRACE_MS = 300

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines of the menu: actions, links, submenus, checkboxes, choices, labels and separators. */
  items: readonly DropdownMenuItem[]
  /** The side of the trigger it is on; the opposite one where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** How it lines up with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Puts the rest of the page out of reach while it is open. @default false */
  modal?: boolean
  /** Whether it is open, where the parent controls it. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** Called when it has left the page, as the focus returns to the trigger: what is opened here gives the focus back there. */
  onLeave?: () => void
  /** The trigger: one button. It names the menu. */
  children: ReactElement
}

/** A menu of actions and links, behind a button. */
export function DropdownMenu({
  items,
  side,
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
  // Radix opens on the press of a pointer or key. One that came before this code is replayed as a click, which has neither.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail === 0) setOpen(true)
  }
  return (
    <Radix.Root modal={modal} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild onClick={handleClick}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <S.Content
          side={side}
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
