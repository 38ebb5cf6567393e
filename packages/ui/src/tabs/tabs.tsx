import * as React from 'react'
import { createContext, use, useState, type ComponentProps, type FocusEvent } from 'react'
import { useUntilFound } from '../hooks/use-until-found'
import { Icon, type IconSource } from '../icon'
import * as S from './tabs.styles'

interface TabsState {
  /** The value of the panel that is shown. */
  shown: string | undefined
  /** Shows a panel because something in it was found. */
  reveal: (value: string) => void
}

const TabsContext = createContext<TabsState | undefined>(undefined)

function useTabs(part: string) {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error(`<${part}> must be used within <Tabs>.`)
  return tabs
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The tabs are above the panel, or beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** The panel that is shown, where the parent controls it. */
  value?: string
  /** The panel that is shown at first. */
  defaultValue?: string
  /** Called with the value of the panel that is shown. */
  onValueChange?: (value: string) => void
  /** Called with the value of a closed panel in which find in page, or a link, has found something. @default `onValueChange` */
  onReveal?: (value: string) => void
}

/** Several panels, one of them visible. Holds a `TabsList` and a `TabsPanel` for each trigger of it. */
export function Tabs({ value, defaultValue, onValueChange, onReveal, ...rest }: TabsProps) {
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const change = (next: string) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <TabsContext value={{ shown, reveal: onReveal ?? change }}>
      <S.Root value={shown ?? ''} onValueChange={change} {...rest} />
    </TabsContext>
  )
}

/** The row of labels; arrow keys move along it. */
export function TabsList(props: ComponentProps<'div'>) {
  useTabs('TabsList')
  return <S.List {...props} />
}

export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The `value` of the panel that it shows, without spaces. */
  value: string
  /** Shown before the words. */
  icon?: IconSource
  /** Cannot be chosen. @default false */
  disabled?: boolean
}

/** The row may be longer than the screen is wide: what is chosen becomes visible. */
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
  /** The `value` of the trigger that shows it. */
  value: string
  /** The trigger's words; they are above the panel where scripts are off and every panel is visible. */
  label: string
}

/** The panel of a trigger. All panels are in the page, so that they can be read without scripts, and found by search engines and in the browser. */
export function TabsPanel({ label, ...rest }: TabsPanelProps) {
  const { shown, reveal } = useTabs('TabsPanel')
  const panel = useUntilFound<HTMLDivElement>(rest.value === shown, () => reveal(rest.value))
  return <S.Panel ref={panel} forceMount data-label={label} {...rest} />
}
