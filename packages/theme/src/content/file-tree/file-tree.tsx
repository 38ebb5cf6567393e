import * as React from 'react'
import type { ReactNode } from 'react'
import { EntryList } from './entry-list'
import * as S from './entry-list.styles'
import { readEntries } from './read-entries'

export interface FileTreeProps {
  /** Number of folder levels that are open on first render. @default all */
  depth?: number | string
  /** A rendered Markdown list of files and folders. */
  children?: ReactNode
}

/** Shows a Markdown list as a tree of files and folders. */
export function FileTree({ depth, children }: FileTreeProps) {
  return (
    <S.Frame role="group" aria-label="Files">
      <EntryList entries={readEntries(children)} depth={depth === undefined ? undefined : Number(depth)} />
    </S.Frame>
  )
}
