import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { suggest } from '../nearest'
import type { DocumentContext } from './document-context'

/** Matches a reference to a footnote, such as "[^1]". Markdown reads it as text if the footnote does not exist. */
const MARK = /(?<!\\)\[\^([^\]\s[]{1,100})\]/g

/** Reports references to unknown footnotes, footnotes without a reference, and duplicate footnotes. `text` is the source of the tree. */
export function checkFootnotes(tree: Root, text: string, context: DocumentContext) {
  const notes = new Map<string, string>()
  const used = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier))
  visit(tree, 'footnoteDefinition', ({ identifier, label, position }) => {
    const name = label ?? identifier
    if (notes.has(identifier))
      context.report(position?.start, `The footnote "[^${name}]" is already on this page. Rename this one.`)
    else if (!used.has(identifier))
      context.report(
        position?.start,
        `Nothing refers to the footnote "[^${name}]". Write "[^${name}]" in the text that the footnote explains.`,
      )
    notes.set(identifier, name)
  })
  visit(tree, 'text', ({ position }) => {
    if (!position) return
    const written = text.slice(position.start.offset, position.end.offset)
    for (const { 0: mark, 1: name = '', index } of written.matchAll(MARK)) {
      const before = written.slice(0, index).split('\n')
      const line = position.start.line + before.length - 1
      const column = before.length > 1 ? before.at(-1)!.length + 1 : position.start.column + index
      const remedy = `Write "${mark}: …" below it, or a backslash before the mark if it is text.`
      context.report({ line, column }, `There is no footnote "${name}".${suggest(name, [...notes.values()])} ${remedy}`)
    }
  })
}
