import * as React from 'react'
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react'
import { HoverCard as Radix, Slot } from 'radix-ui'
import type { OpenProps } from '../hooks/use-controlled'
import { type Side, usePhysicalSide } from '../hooks/use-direction'
import { createPartContext } from '../part-context'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './hover-card.styles'

/** Time the pointer rests on the link before the card opens. */
export const HOVER_CARD_OPEN_DELAY_MS = 700
/** Time the card stays open after the pointer has left. */
export const HOVER_CARD_CLOSE_DELAY_MS = 300

const [HoverCardContext, useHoverCard] = createPartContext<true>('HoverCard')

export interface HoverCardProps extends OpenProps {
  /** Time in milliseconds the pointer rests on the link before the card opens. @default 700 */
  openDelay?: number
  /** Time in milliseconds the card stays open after the pointer has left. @default 300 */
  closeDelay?: number
  /** One `HoverCardTrigger` and one `HoverCardContent`. */
  children: ReactNode
}

/** A preview of a link's target that opens on hover and on keyboard focus. */
export function HoverCard({
  openDelay = HOVER_CARD_OPEN_DELAY_MS,
  closeDelay = HOVER_CARD_CLOSE_DELAY_MS,
  children,
  ...rest
}: HoverCardProps) {
  return (
    <HoverCardContext value>
      <Radix.Root openDelay={openDelay} closeDelay={closeDelay} {...rest}>
        {children}
      </Radix.Root>
    </HoverCardContext>
  )
}

/** Drops the `onTouchStart` of Radix, which calls `preventDefault` in a passive listener. Browsers report such a call as an error. */
function WithoutTouchStart({ onTouchStart: _, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />
}

/** Ignores focus from a press. Such focus would start a second timer beside the timer of the pointer. */
const onlyByKeyboard = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/** Makes its only child, a link, open the card. */
export function HoverCardTrigger({ children }: { children: ReactElement }) {
  useHoverCard('HoverCardTrigger')
  return (
    <Radix.Trigger asChild onFocus={onlyByKeyboard}>
      <WithoutTouchStart>{children}</WithoutTouchStart>
    </Radix.Trigger>
  )
}

export interface HoverCardContentProps extends ComponentProps<'div'> {
  /** Preferred side of the trigger. The opposite side is used if there is no room. @default 'bottom' */
  side?: Side
  /** Preferred alignment with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
}

/** Content of the card. Use text and pictures only: touch and screen readers cannot reach the card. */
export function HoverCardContent({ side = 'bottom', ...rest }: HoverCardContentProps) {
  useHoverCard('HoverCardContent')
  return (
    <Radix.Portal>
      <S.Content
        side={usePhysicalSide(side)}
        sideOffset={FLOATING_OFFSET_PX}
        collisionPadding={COLLISION_PADDING_PX}
        {...rest}
      />
    </Radix.Portal>
  )
}
