import * as React from 'react'
import type { ComponentProps } from 'react'
import { Tabs as Radix } from 'radix-ui'
import * as S from './tabs.styles'

/** Several panels in one place, one of them in sight. Holds a `TabsList` and a `TabsPanel` for each trigger of it. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

/** The row of labels; arrow keys move along it. */
export function TabsList(props: ComponentProps<typeof Radix.List>) {
  return <S.List {...props} />
}

/** Shows the panel of the same `value`. */
export function TabsTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <S.Trigger {...props} />
}

interface TabsPanelProps extends Omit<ComponentProps<typeof Radix.Content>, 'forceMount'> {
  /** The trigger's words; they stand above the panel where scripts are off and every panel is in sight. */
  label: string
}

/** What a trigger shows. All panels are in the page, so that they can be read without scripts and found by search engines. */
export function TabsPanel({ label, ...rest }: TabsPanelProps) {
  return <S.Panel forceMount data-label={label} {...rest} />
}
