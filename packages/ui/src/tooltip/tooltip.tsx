import * as React from 'react'
import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Slot, Tooltip as Radix } from 'radix-ui'
import type { OpenProps } from '../hooks/use-controlled'
import { type Side, usePhysicalSide } from '../hooks/use-direction'
import { Kbd } from '../kbd'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './tooltip.styles'

/** Time the pointer rests on the trigger before the tooltip opens. */
export const TOOLTIP_DELAY_MS = 700
/** Time after a tooltip of a group has closed. Within this time, the next tooltip of the group opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300

const InGroup = createContext(false)

export interface TooltipGroupProps {
  /** Delay of every tooltip in the group, in milliseconds. @default 700 */
  delay?: number
  /** Content that contains the tooltips. */
  children: ReactNode
}

/** Tooltips that share their delay: after one has opened, its neighbours open at once. */
export function TooltipGroup({ delay = TOOLTIP_DELAY_MS, children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <InGroup value>{children}</InGroup>
    </Radix.Provider>
  )
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'>, OpenProps {
  /** Short text about the trigger. Put essential information elsewhere: touch cannot open tooltips. */
  text: string
  /** Shortcut of the trigger, such as "Ctrl+K". */
  kbd?: string
  /** Preferred side of the trigger. The opposite side is used if there is no room. @default 'top' */
  side?: Side
  /** Preferred alignment with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Time in milliseconds the pointer rests on the trigger before the tooltip opens. @default 700, or the delay of the group */
  delay?: number
  /** The trigger: a single button or link. */
  children: ReactElement<ComponentProps<'button'>>
}

/** A short text about a button or link, shown on hover and on keyboard focus. */
export function Tooltip({
  text,
  kbd,
  side = 'top',
  align,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const hasGroup = use(InGroup)
  // Screen readers would read a description that equals the name twice.
  const isName = children.props['aria-label'] === text && !kbd
  const tooltip = (
    <Radix.Root delayDuration={delay} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{isName ? <Undescribed>{children}</Undescribed> : children}</Radix.Trigger>
      <Radix.Portal>
        <S.Content
          side={usePhysicalSide(side)}
          align={align}
          sideOffset={FLOATING_OFFSET_PX}
          collisionPadding={COLLISION_PADDING_PX}
          {...rest}
        >
          {text}
          {kbd && <Kbd>{kbd}</Kbd>}
        </S.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return hasGroup ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>
}

function Undescribed({ 'aria-describedby': _, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />
}
