import * as React from 'react'
import { Children, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import { codeBlocksOf } from '../code-block'

const FileBrowser = onDemand(async () => (await import('./file-browser')).FileBrowser)

/** A tree of files beside the code of the selected file. Each code block is one file. */
export function CodeTree({ children }: { children?: ReactNode }) {
  return <FileBrowser blocks={codeBlocksOf(children)}>{Children.toArray(children)[0]}</FileBrowser>
}
