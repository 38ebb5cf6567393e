import * as React from 'react'
import { createContext, use, useId, type ReactNode } from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import * as S from './accordion.styles'

/** The name that items share of which only one may be open; without it each opens by itself. */
const Group = createContext<string | undefined>(undefined)

interface AccordionProps {
  /** Closes the open item when another is opened. @default false */
  single?: boolean
  children?: ReactNode
}

/** Questions with their answers folded away. Holds `AccordionItem`s. */
export function Accordion({ single = false, children }: AccordionProps) {
  const name = useId()
  return (
    <S.Root>
      <Group value={single ? name : undefined}>{children}</Group>
    </S.Root>
  )
}

interface AccordionItemProps {
  /** What is on the item, open or closed. */
  label: string
  icon?: IconSource
  /** Opens the item from the start. @default false */
  open?: boolean
  /** What a link leads to after `#`. */
  id?: string
  children?: ReactNode
}

/** One of the items. */
export function AccordionItem({ label, icon, open = false, id, children }: AccordionItemProps) {
  return (
    <S.Item id={id} open={open} name={use(Group)}>
      <S.Summary>
        {icon && <Icon name={icon} size={18} />}
        <S.Label>{label}</S.Label>
        <Icon name="chevron-down" size={16} data-chevron="" />
      </S.Summary>
      {/* Accordions inside an item count anew. */}
      <S.Content>
        <Group value={undefined}>{children}</Group>
      </S.Content>
    </S.Item>
  )
}
