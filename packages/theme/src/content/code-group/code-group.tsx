import * as React from 'react'
import { Children, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import { codeBlocksOf } from '../code-block'

export interface CodeGroupProps {
  /** Groups of the same name show the same choice, on all pages. */
  sync?: string
  children?: ReactNode
}

const CodeSet = onDemand(async () => (await import('./code-set')).CodeSet)

/** The same code in several forms, one tab for each code block: its file name, or else its language. */
export function CodeGroup({ sync, children }: CodeGroupProps) {
  return (
    <CodeSet blocks={codeBlocksOf(children)} sync={sync}>
      {Children.toArray(children)[0]}
    </CodeSet>
  )
}
