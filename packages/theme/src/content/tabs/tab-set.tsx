import * as React from 'react'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Tabs, TabsList, TabsTrigger } from '@galley/ui/tabs'
import { useTabChoice } from '../use-tab-choice'
import * as S from './tab-set.styles'

export interface TabProps {
  label: string
  children?: ReactNode
}

interface TabSetProps {
  tabs: readonly ReactElement<TabProps>[]
  sync: string | undefined
}

/** The interactive part of `Tabs`, loaded on demand. */
export function TabSet({ tabs, sync }: TabSetProps) {
  const root = useRef<HTMLDivElement>(null)
  const labels = tabs.map(({ props }) => props.label)
  const { marks, ...choice } = useTabChoice(root, labels, sync)
  return (
    <S.Root>
      <Tabs ref={root} {...choice} {...marks}>
        <TabsList aria-label={labels.join(', ')}>
          {labels.map((label, index) => (
            <TabsTrigger key={index} value={String(index)} data-label={label}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((tab, index) => (
          <S.Panel key={index} value={String(index)} label={tab.props.label}>
            {tab}
          </S.Panel>
        ))}
      </Tabs>
    </S.Root>
  )
}
