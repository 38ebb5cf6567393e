import * as React from 'react'
import type { ReactNode } from 'react'
import { EntryList } from './entry-list'
import * as S from './entry-list.styles'
import { readEntries } from './read-entries'

export interface FileTreeProps {
  /** How many levels of folders are open at first. @default All. */
  depth?: number | string
  /** A rendered Markdown list. */
  children?: ReactNode
}

/** A list of files and folders as a tree. */
export function FileTree({ depth, children }: FileTreeProps) {
  return (
    <S.Frame role="group" aria-label="Files">
      <EntryList entries={readEntries(children)} depth={depth === undefined ? undefined : Number(depth)} />
    </S.Frame>
  )
}
