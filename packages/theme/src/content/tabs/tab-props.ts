import type { ReactNode } from 'react'

export interface TabProps {
  label: string
  children?: ReactNode
}

export interface TabsProps {
  /** Sets with the same name show the same tab, on all pages. */
  sync?: string
  children?: ReactNode
}
