import * as React from 'react'
import {
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { Popover as Radix } from 'radix-ui'
import { type OpenProps, useControlled } from '../hooks/use-controlled'
import { type Side, usePhysicalSide } from '../hooks/use-direction'
import { createPartContext } from '../part-context'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './popover.styles'
import { POINTER_GRACE_MS, useHover } from './use-hover'

interface PopoverState {
  triggerId: string
  /** Set in mode "hover" only. */
  hover?: ReturnType<typeof useHover>
  /** True if the pointer alone made the last change, so that the focus must not move. */
  isByHover: RefObject<boolean>
  content: RefObject<HTMLDivElement | null>
}

const [PopoverContext, usePopover] = createPartContext<PopoverState>('Popover')

export interface PopoverProps extends OpenProps {
  /** Interaction that opens the popover: a press, or hover as well as a press. @default 'click' */
  mode?: 'click' | 'hover'
  /** In mode "hover": time in milliseconds the pointer rests on the trigger before the popover opens. @default 0 */
  openDelay?: number
  /** In mode "hover": time in milliseconds the popover stays open after the pointer has left. @default 300 */
  closeDelay?: number
  /** Traps the focus and blocks the rest of the page. @default false */
  modal?: boolean
  /** One `PopoverTrigger` and one `PopoverContent`. */
  children: ReactNode
}

/** A floating panel next to the button that opens it. */
export function Popover({
  mode = 'click',
  openDelay = 0,
  closeDelay = POINTER_GRACE_MS,
  modal,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const isByHover = useRef(false)
  const content = useRef<HTMLDivElement>(null)

  const change = (next: boolean, byHover: boolean) => {
    isByHover.current = byHover
    setOpen(next)
  }
  const handleHover = (next: boolean) => {
    // The panel stays open while it contains the focus.
    const isInUse = content.current?.contains(document.activeElement)
    if (next !== isOpen && !isInUse) change(next, true)
  }
  const hover = useHover({ openDelay, closeDelay, onChange: handleHover })

  return (
    <PopoverContext value={{ triggerId: useId(), hover: mode === 'hover' ? hover : undefined, isByHover, content }}>
      <Radix.Root open={isOpen} onOpenChange={(next) => change(next, false)} modal={modal}>
        {children}
      </Radix.Root>
    </PopoverContext>
  )
}

/** Makes its only child, a button, open and close the popover. */
export function PopoverTrigger({ children }: { children: ReactElement }) {
  const { triggerId, hover } = usePopover('PopoverTrigger')
  const handleClick = (event: MouseEvent) => {
    // Hover has already opened the popover, and this press must not close it. A press by keyboard has `detail` 0.
    if (hover?.isOver.current && event.detail > 0) event.preventDefault()
  }
  return (
    <Radix.Trigger
      asChild
      id={triggerId}
      onPointerEnter={hover?.onPointerEnter}
      onPointerLeave={hover?.onPointerLeave}
      onClick={handleClick}
    >
      {children}
    </Radix.Trigger>
  )
}

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** Accessible label of the panel. @default the text of the trigger */
  'aria-label'?: string
  /** Preferred side of the trigger. The opposite side is used if there is no room. @default 'bottom' */
  side?: Side
  /** Preferred alignment with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Shows an arrow towards the trigger. @default false */
  arrow?: boolean
}

/** Content of the popover. */
export function PopoverContent({ side = 'bottom', align, arrow = false, children, ...rest }: PopoverContentProps) {
  const { triggerId, hover, isByHover, content } = usePopover('PopoverContent')
  const keepFocus = (event: Event) => {
    if (isByHover.current) event.preventDefault()
  }
  return (
    <Radix.Portal>
      <S.Content
        aria-labelledby={rest['aria-label'] ? undefined : triggerId}
        side={usePhysicalSide(side)}
        align={align}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={COLLISION_PADDING_PX}
        arrowPadding={FLOATING_OFFSET_PX}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onPointerEnter={hover?.onPointerEnter}
        onPointerLeave={hover?.onPointerLeave}
        {...rest}
      >
        <S.Body ref={content}>{children}</S.Body>
        {arrow && (
          <Radix.Arrow asChild>
            <S.Arrow width={12} height={6} viewBox="0 0 12 6">
              <path d="M0 0 6 6 12 0" />
            </S.Arrow>
          </Radix.Arrow>
        )}
      </S.Content>
    </Radix.Portal>
  )
}

/** Makes its only child, a button, close the popover. */
export function PopoverClose({ children }: { children: ReactElement }) {
  usePopover('PopoverClose')
  return <Radix.Close asChild>{children}</Radix.Close>
}
