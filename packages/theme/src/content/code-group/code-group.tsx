import * as React from 'react'
import { Children, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import { codeBlocksOf } from '../code-block'

export interface CodeGroupProps {
  /** Groups with the same name show the same tab, on all pages. */
  sync?: string
  children?: ReactNode
}

const CodeSet = onDemand(async () => (await import('./code-set')).CodeSet)

/** Variants of the same code, one tab per code block. The tab shows the file name or the language. */
export function CodeGroup({ sync, children }: CodeGroupProps) {
  return (
    <CodeSet blocks={codeBlocksOf(children)} sync={sync}>
      {Children.toArray(children)[0]}
    </CodeSet>
  )
}
