import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon } from '@galley/ui/icon'
import { iconOfFile } from '../code-block'
import * as S from './entry-list.styles'
import type { TreeEntry } from './read-entries'

type Entry<Kind> = TreeEntry & { entries: Kind[] }

interface EntryListProps<Kind> {
  entries: readonly Kind[]
  /** Number of folder levels that are open on first render. @default Infinity */
  depth?: number
  /** Replaces the row of a file. */
  renderFile?: (entry: Kind) => ReactNode
}

const ELLIPSIS = ['…', '...']

/** A tree of files and folders. Folders work without scripts. */
export function EntryList<Kind extends Entry<Kind>>({ entries, depth = Infinity, renderFile }: EntryListProps<Kind>) {
  return (
    <S.List role="list">
      {entries.map((entry, index) => (
        <S.Item key={index}>
          {entry.entries.length === 0 ? (
            (!entry.isFolder && renderFile?.(entry)) || (
              <S.Row>
                <Label entry={entry} />
              </S.Row>
            )
          ) : (
            <S.Folder open={depth > 0}>
              <S.Summary>
                <S.Chevron name="chevron-right" size={12} />
                <Label entry={entry} />
              </S.Summary>
              <EntryList entries={entry.entries} depth={depth - 1} renderFile={renderFile} />
            </S.Folder>
          )}
        </S.Item>
      ))}
    </S.List>
  )
}

/** Icon, name and note of an entry. */
export function Label({ entry: { name, isFolder, isMarked, note } }: { entry: TreeEntry }) {
  if (ELLIPSIS.includes(name)) return <S.Slash>…</S.Slash>
  return (
    <>
      {isFolder ? (
        <>
          <S.ClosedMark name="folder" size={15} />
          <S.OpenMark name="folder-open" size={15} />
        </>
      ) : (
        <Icon name={iconOfFile(name)} size={14} />
      )}
      <S.Words>
        <S.Name as={isMarked ? 'mark' : 'span'}>
          {name}
          {isFolder && <S.Slash>/</S.Slash>}
        </S.Name>{' '}
        {note.length > 0 && <S.Note>{note}</S.Note>}
      </S.Words>
    </>
  )
}
