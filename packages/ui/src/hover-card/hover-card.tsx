import * as React from 'react'
import { createContext, use, type ComponentProps, type FocusEvent, type ReactElement, type ReactNode } from 'react'
import { HoverCard as Radix, Slot } from 'radix-ui'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './hover-card.styles'

/** How long the pointer rests on the link before the card shows. */
export const HOVER_CARD_OPEN_DELAY_MS = 700
/** How long the card stays when the pointer has left. */
export const HOVER_CARD_CLOSE_DELAY_MS = 300

const InHoverCard = createContext(false)

function useHoverCard(part: string) {
  if (!use(InHoverCard)) throw new Error(`<${part}> must be used within <HoverCard>.`)
}

export interface HoverCardProps {
  /** How long the pointer rests on the link first, in milliseconds. @default 700 */
  openDelay?: number
  /** How long the card stays when the pointer has left, in milliseconds. @default 300 */
  closeDelay?: number
  /** Whether it is shown, where the parent controls it. */
  open?: boolean
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** A `HoverCardTrigger` and a `HoverCardContent`. */
  children: ReactNode
}

/** A glance at what a link leads to. */
export function HoverCard({
  openDelay = HOVER_CARD_OPEN_DELAY_MS,
  closeDelay = HOVER_CARD_CLOSE_DELAY_MS,
  children,
  ...rest
}: HoverCardProps) {
  return (
    <InHoverCard value>
      <Radix.Root openDelay={openDelay} closeDelay={closeDelay} {...rest}>
        {children}
      </Radix.Root>
    </InHoverCard>
  )
}

/** Radix tries to stop what a touch does in a listener that may not, which every browser reports as an error. */
function WithoutTouchStart({ onTouchStart: _, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />
}

/** A press moves the focus too, and would start a second clock beside that of the pointer. */
const onlyByKeyboard = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/** Makes its child, one link, show the card. */
export function HoverCardTrigger({ children }: { children: ReactElement }) {
  useHoverCard('HoverCardTrigger')
  return (
    <Radix.Trigger asChild onFocus={onlyByKeyboard}>
      <WithoutTouchStart>{children}</WithoutTouchStart>
    </Radix.Trigger>
  )
}

export interface HoverCardContentProps extends ComponentProps<'div'> {
  /** The side of the trigger it is on; the opposite one where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** How it lines up with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
}

/** What the card shows: words and pictures, nothing to press. */
export function HoverCardContent(props: HoverCardContentProps) {
  useHoverCard('HoverCardContent')
  return (
    <Radix.Portal>
      <S.Content sideOffset={FLOATING_OFFSET_PX} collisionPadding={COLLISION_PADDING_PX} {...props} />
    </Radix.Portal>
  )
}
