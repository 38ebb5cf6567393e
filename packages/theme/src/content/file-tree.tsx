import * as React from 'react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import { iconOfFile } from './code-block'
import * as S from './file-tree.styles'

interface FileTreeProps {
  /** Number of folder levels that are open on first render. @default all */
  depth?: number | string
  /** A rendered Markdown list of files and folders. */
  children?: ReactNode
}

/** Shows a Markdown list as a tree of files and folders. */
export function FileTree({ depth, children }: FileTreeProps) {
  return (
    <S.Frame role="group" aria-label={site.texts.files}>
      <EntryList entries={readEntries(children)} depth={depth === undefined ? undefined : Number(depth)} />
    </S.Frame>
  )
}

/** A file, or a folder with its entries. */
export interface TreeEntry {
  name: string
  isFolder: boolean
  /** True if the author has highlighted the entry. */
  isMarked: boolean
  /** Text after the name. */
  note: ReactNode[]
  entries: TreeEntry[]
  /** Path of a file, if the reader can open the file. */
  path?: string
}

interface EntryListProps {
  entries: readonly TreeEntry[]
  /** Number of folder levels that are open on first render. @default Infinity */
  depth?: number
  /** Replaces the row of a file. */
  renderFile?: (entry: TreeEntry) => ReactNode
}

const ELLIPSIS = ['…', '...']

/** A tree of files and folders. Folders work without scripts. */
export function EntryList({ entries, depth = Infinity, renderFile }: EntryListProps) {
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

type Holder = ReactElement<{ children?: ReactNode }>

const isElement = (node: ReactNode, ...names: string[]): node is Holder =>
  isValidElement(node) && typeof node.type === 'string' && names.includes(node.type)
const childrenOf = (node: Holder) => Children.toArray(node.props.children)
const textOf = (node: ReactNode): string => {
  if (typeof node === 'string') return node
  return isValidElement(node)
    ? childrenOf(node as Holder)
        .map(textOf)
        .join('')
    : ''
}

/** Reads the entries of a rendered Markdown list. A nested list contains the entries of a folder, and text after a name is its note. */
const readEntries = (children: ReactNode): TreeEntry[] =>
  Children.toArray(children)
    .filter((child) => isElement(child, 'ul', 'ol'))
    .flatMap(childrenOf)
    .filter((child) => isElement(child, 'li'))
    .map(readEntry)

function readEntry(item: Holder): TreeEntry {
  // Markdown wraps items in paragraphs if empty lines separate them.
  const parts = childrenOf(item).flatMap((part) => (isElement(part, 'p') ? childrenOf(part) : part))
  const inner = parts.filter((part) => isElement(part, 'ul', 'ol'))
  const [first, ...rest] = parts.filter((part) => !inner.includes(part as Holder) && part !== '\n')
  const isPlain = typeof first === 'string'
  // Authors write a name with spaces as inline code.
  const [, name = '', words = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(isPlain ? first : '') ?? []
  const written = isPlain ? name : textOf(first)
  return {
    name: written.replace(/(?<=.)\/$/, ''),
    isFolder: inner.length > 0 || written.endsWith('/'),
    isMarked: isElement(first, 'strong', 'b', 'mark'),
    note: [words, ...rest].filter((part) => typeof part !== 'string' || part.trim() !== ''),
    entries: readEntries(inner),
  }
}
