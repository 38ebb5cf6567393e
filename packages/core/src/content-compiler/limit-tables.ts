import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { TooMuchText } from './too-much-text'

/** Maximum number of cells. Markdown pads short rows, so a few thousand characters could produce millions of cells. */
const MAX_CELLS = 20_000

/** Throws `TooMuchText` for tables that would take seconds to render. The limit applies to all tables of a text together. */
export function limitTables(tree: Root) {
  let cells = 0
  visit(tree, 'table', ({ align, children, position }) => {
    const columns = align?.length ?? 0
    const rows = children.length
    cells += columns * rows
    if (cells <= MAX_CELLS) return
    const message = `With this table of ${columns} columns and ${rows} rows the page has ${cells} table cells, more than the limit of ${MAX_CELLS}. Move rows to other pages, or remove columns.`
    throw new TooMuchText(position?.start, message)
  })
}
