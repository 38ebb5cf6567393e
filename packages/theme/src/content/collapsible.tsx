import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon } from '@galley/ui/icon'
import * as S from './collapsible.styles'

interface CollapsibleProps {
  label: string
  /** Open on first render. @default false */
  open?: boolean
  /** Id for links to the section. */
  id?: string
  children?: ReactNode
}

/** A label that opens hidden content. Works without scripts and with the browser's find-in-page. */
export function Collapsible({ label, open = false, id, children }: CollapsibleProps) {
  return (
    <S.Root id={id} open={open}>
      <S.Summary>
        <Icon name="chevron-right" size={16} />
        {label}
      </S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
