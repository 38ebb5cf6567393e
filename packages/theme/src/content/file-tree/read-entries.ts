import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

/** A file, or a folder with its entries. */
export interface TreeEntry {
  name: string
  isFolder: boolean
  /** True if the author has highlighted the entry. */
  isMarked: boolean
  /** Text after the name. */
  note: ReactNode[]
  entries: TreeEntry[]
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
export const readEntries = (children: ReactNode): TreeEntry[] =>
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
