import * as React from 'react'
import type { ComponentProps, FocusEvent } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { useControlled } from '../hooks/use-controlled'
import { useDirection } from '../hooks/use-direction'
import { useUntilFound } from '../hooks/use-until-found'
import { Icon, type IconSource } from '../icon'
import { createPartContext } from '../part-context'
import * as S from './tabs.styles'

interface TabsState {
  /** Value of the visible panel. */
  shown: string | undefined
  /** Shows a panel in which find-in-page or a link has found a target. */
  reveal: (value: string) => void
}

const [TabsContext, useTabs] = createPartContext<TabsState>('Tabs')

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Reading direction of the tabs and panels, such as `ltr` for code. @default the direction of the page */
  dir?: 'ltr' | 'rtl'
  /** Position of the tabs: above the panel, or beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Controlled value of the visible panel. */
  value?: string
  /** Value of the panel that is visible initially. */
  defaultValue?: string
  /** Called when the visible panel changes. */
  onValueChange?: (value: string) => void
  /** Called with the value of a closed panel in which find-in-page or a link has found its target. @default `onValueChange` */
  onReveal?: (value: string) => void
}

/** Several panels, of which one is visible. Contains a `TabsList`, and a `TabsPanel` for each trigger. */
export function Tabs({ dir, orientation, value, defaultValue, onValueChange, onReveal, ...rest }: TabsProps) {
  const pageDirection = useDirection()
  const [shown, change] = useControlled<string | undefined, string>(value, defaultValue, onValueChange)
  return (
    <TabsContext value={{ shown, reveal: onReveal ?? change }}>
      <Radix.Root
        asChild
        dir={dir ?? pageDirection}
        orientation={orientation}
        value={shown ?? ''}
        onValueChange={change}
      >
        {/* The element inherits the direction of the page. Radix would repeat the direction, which the server does not know. */}
        <S.Root dir={dir} {...rest} />
      </Radix.Root>
    </TabsContext>
  )
}

/** The row of triggers. Arrow keys move along it. */
export function TabsList(props: ComponentProps<'div'>) {
  useTabs('TabsList')
  return <S.List {...props} />
}

export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** `value` of the panel that the trigger shows, without spaces. */
  value: string
  /** Icon before the text. */
  icon?: IconSource
  /** Prevents selecting the tab. @default false */
  disabled?: boolean
}

/** Scrolls a focused tab into view, because the row may be wider than the screen. */
const scrollToShow = (event: FocusEvent) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Shows the panel of the same `value`. */
export function TabsTrigger({ icon, children, ...rest }: TabsTriggerProps) {
  useTabs('TabsTrigger')
  return (
    <S.Trigger onFocus={scrollToShow} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </S.Trigger>
  )
}

export interface TabsPanelProps extends Omit<ComponentProps<'div'>, 'value' | 'ref'> {
  /** `value` of the trigger that shows the panel. */
  value: string
  /** Text of the trigger. Shown above the panel if scripts are off and every panel is visible. */
  label: string
}

/** The panel of a trigger. All panels are in the page, for readers without scripts, search engines and find-in-page. */
export function TabsPanel({ label, ...rest }: TabsPanelProps) {
  const { shown, reveal } = useTabs('TabsPanel')
  const panel = useUntilFound<HTMLDivElement>(rest.value === shown, () => reveal(rest.value))
  return <S.Panel ref={panel} forceMount data-label={label} {...rest} />
}
