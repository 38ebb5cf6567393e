import * as React from 'react'
import { Children, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import { codeBlocksOf } from '../code-block'

const FileBrowser = onDemand(async () => (await import('./file-browser')).FileBrowser)

/** Several files of a project, one code block each: their tree, and the file that is chosen in it. */
export function CodeTree({ children }: { children?: ReactNode }) {
  return <FileBrowser blocks={codeBlocksOf(children)}>{Children.toArray(children)[0]}</FileBrowser>
}
