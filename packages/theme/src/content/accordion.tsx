import * as React from 'react'
import { createContext, use, useId, type ReactNode } from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import * as S from './accordion.styles'

/** `name` of the items in an accordion with one open item. Undefined if items open independently. */
const Group = createContext<string | undefined>(undefined)

interface AccordionProps {
  /** Closes the open item when another is opened. @default false */
  single?: boolean
  children?: ReactNode
}

/** Collapsible items, such as questions with answers. Contains `AccordionItem`s. */
export function Accordion({ single = false, children }: AccordionProps) {
  const name = useId()
  return (
    <S.Root>
      <Group value={single ? name : undefined}>{children}</Group>
    </S.Root>
  )
}

interface AccordionItemProps {
  label: string
  icon?: IconSource
  /** Open on first render. @default false */
  open?: boolean
  /** Id for links to the item. */
  id?: string
  children?: ReactNode
}

export function AccordionItem({ label, icon, open = false, id, children }: AccordionItemProps) {
  return (
    <S.Item id={id} open={open} name={use(Group)}>
      <S.Summary>
        {icon && <Icon name={icon} size={18} />}
        <S.Label>{label}</S.Label>
        <Icon name="chevron-down" size={16} data-chevron="" />
      </S.Summary>
      {/* Items of a nested accordion do not close these items. */}
      <S.Content>
        <Group value={undefined}>{children}</Group>
      </S.Content>
    </S.Item>
  )
}
