import * as React from 'react'
import { Children, createContext, isValidElement, use, type ReactElement, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import type { TabProps } from './tab-set'

const TabSet = onDemand(async () => (await import('./tab-set')).TabSet)

interface TabsProps {
  /** Sets with the same name show the same tab, on all pages. */
  sync?: string
  children?: ReactNode
}

/** True for direct children of `Tabs`. */
const InTabs = createContext(false)

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab

/** Alternatives such as package managers. Contains `Tab`s. */
export function Tabs({ sync, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab)
  return (
    <InTabs value={true}>
      <TabSet tabs={tabs} sync={sync}>
        {tabs[0]}
      </TabSet>
    </InTabs>
  )
}

export function Tab({ children }: TabProps) {
  if (!use(InTabs)) throw new Error('<Tab> must be used within <Tabs>.')
  return <InTabs value={false}>{children}</InTabs>
}
