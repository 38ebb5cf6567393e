import * as React from 'react'
import {
  Children,
  createContext,
  isValidElement,
  use,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Tabs as TabSet, TabsList, TabsTrigger } from '~/components/ui/tabs'
import * as S from './tabs.styles'
import { useTabOfHash } from './use-tab-of-hash'

interface TabProps {
  label: string
  children?: ReactNode
}

/** Which tab of its set a `Tab` is. */
const TabValue = createContext<string | undefined>(undefined)

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab

/** Variants of one thing, such as package managers, of which a reader needs one. Holds `Tab`s. */
export function Tabs({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('0')
  useTabOfHash(root, setValue)

  const tabs = Children.toArray(children).filter(isTab)
  return (
    <S.Root>
      <TabSet ref={root} value={value} onValueChange={setValue}>
        <TabsList aria-label={tabs.map(({ props }) => props.label).join(', ')}>
          {tabs.map((tab, index) => (
            <TabsTrigger key={index} value={String(index)}>
              {tab.props.label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((tab, index) => (
          <TabValue key={index} value={String(index)}>
            {tab}
          </TabValue>
        ))}
      </TabSet>
    </S.Root>
  )
}

/** One of the variants. */
export function Tab({ label, children }: TabProps) {
  const value = use(TabValue)
  if (value === undefined) throw new Error('<Tab> must be used within <Tabs>.')
  return (
    <S.Panel value={value} label={label}>
      {/* Tabs inside a tab count anew. */}
      <TabValue value={undefined}>{children}</TabValue>
    </S.Panel>
  )
}
