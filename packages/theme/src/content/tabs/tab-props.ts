import type { ReactNode } from 'react'

export interface TabProps {
  /** The words on the tab. */
  label: string
  children?: ReactNode
}

export interface TabsProps {
  /** Sets of the same name show the same choice, on all pages. */
  sync?: string
  children?: ReactNode
}
