import * as React from 'react'
import {
  createContext,
  use,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { Popover as Radix } from 'radix-ui'
import { useControlled } from '../hooks/use-controlled'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './popover.styles'
import { POINTER_GRACE_MS, useHover } from './use-hover'

interface PopoverState {
  triggerId: string
  /** Only where hovering opens it. */
  hover?: ReturnType<typeof useHover>
  /** True while it is the pointer alone that opened or closed it, so that the focus stays where it is. */
  isByHover: RefObject<boolean>
  content: RefObject<HTMLDivElement | null>
}

const PopoverContext = createContext<PopoverState | undefined>(undefined)

function usePopover(part: string) {
  const state = use(PopoverContext)
  if (!state) throw new Error(`<${part}> must be used within <Popover>.`)
  return state
}

export interface PopoverProps {
  /** What opens it. A press always does. @default 'click' */
  mode?: 'click' | 'hover'
  /** In mode "hover": how long the pointer rests on the trigger first, in milliseconds. @default 0 */
  openDelay?: number
  /** In mode "hover": how long it stays when the pointer has left, in milliseconds. @default 300 */
  closeDelay?: number
  /** Holds the focus and puts the rest of the page out of reach. @default false */
  modal?: boolean
  /** Whether it is open, where the parent controls it. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children: ReactNode
}

/** A small panel beside the button that opens it. */
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
    // Who works in the panel keeps it, wherever the pointer went.
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

/** Makes its child, one button, open and close the popover. */
export function PopoverTrigger({ children }: { children: ReactElement }) {
  const { triggerId, hover } = usePopover('PopoverTrigger')
  const handleClick = (event: MouseEvent) => {
    // The pointer has opened it on its way to the press; keys press without a pointer and count no clicks.
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
  /** Names the panel. @default the words of the trigger */
  'aria-label'?: string
  /** The side of the trigger it is on; the opposite one where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** How it lines up with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Shows an arrow that points at the trigger. @default false */
  arrow?: boolean
}

/** What the popover shows. It turns to the other side where the window ends. */
export function PopoverContent({ side, align, arrow = false, children, ...rest }: PopoverContentProps) {
  const { triggerId, hover, isByHover, content } = usePopover('PopoverContent')
  const keepFocus = (event: Event) => {
    if (isByHover.current) event.preventDefault()
  }
  return (
    <Radix.Portal>
      <S.Content
        aria-labelledby={rest['aria-label'] ? undefined : triggerId}
        side={side}
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

/** Makes its child, one button, close the popover. */
export function PopoverClose({ children }: { children: ReactElement }) {
  usePopover('PopoverClose')
  return <Radix.Close asChild>{children}</Radix.Close>
}
