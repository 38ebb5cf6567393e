import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon } from '@galley/ui/icon'
import * as S from './collapsible.styles'

interface CollapsibleProps {
  /** What is pressed to open it. */
  label: string
  /** Opens it from the start. @default false */
  open?: boolean
  /** What a link leads to after `#`. */
  id?: string
  children?: ReactNode
}

/** Something for the few who want it: a line of text that opens the rest. It works without scripts, and a search in the page opens it. */
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
