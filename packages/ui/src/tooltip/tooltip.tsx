import * as React from 'react'
import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Slot, Tooltip as Radix } from 'radix-ui'
import { Kbd } from '../kbd'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './tooltip.styles'

/** How long the pointer rests on the trigger before the tooltip shows. */
export const TOOLTIP_DELAY_MS = 700
/** For how long after one tooltip of a group the next one shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300

const InGroup = createContext(false)

export interface TooltipGroupProps {
  /** Delay of every tooltip in the group, in milliseconds. @default 700 */
  delay?: number
  /** Whatever holds the tooltips. */
  children: ReactNode
}

/** Tooltips that share their delay: who has waited for one sees its neighbours at once. */
export function TooltipGroup({ delay = TOOLTIP_DELAY_MS, children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <InGroup value>{children}</InGroup>
    </Radix.Provider>
  )
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words about the trigger; nothing that a reader cannot do without. */
  text: string
  /** Keys that do the same, such as "Ctrl+K". */
  kbd?: string
  /** The side of the trigger it is on; the opposite one where there is no room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** How it lines up with the trigger. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** How long the pointer rests on the trigger first, in milliseconds. @default 700, or that of the group */
  delay?: number
  /** Whether it is shown, where the parent controls it. */
  open?: boolean
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** The trigger: one button or link. */
  children: ReactElement<ComponentProps<'button'>>
}

/** A few words about a button or link, shown to who rests on it with the pointer or reaches it by keyboard. */
export function Tooltip({
  text,
  kbd,
  side,
  align,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const hasGroup = use(InGroup)
  // Words that are the trigger's name already would be read twice.
  const isName = children.props['aria-label'] === text && !kbd
  const tooltip = (
    <Radix.Root delayDuration={delay} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{isName ? <Undescribed>{children}</Undescribed> : children}</Radix.Trigger>
      <Radix.Portal>
        <S.Content
          side={side}
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
