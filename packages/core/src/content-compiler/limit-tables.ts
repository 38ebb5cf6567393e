import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { TooMuchText } from './too-much-text'

/** Short rows are filled up, so that a few thousand letters may make millions of cells. */
const MAX_CELLS = 20_000

/** Refuses tables that would take seconds to render, with a `TooMuchText`. The limit is for all tables of a text together. */
export function limitTables(tree: Root) {
  let cells = 0
  visit(tree, 'table', ({ align, children, position }) => {
    const columns = align?.length ?? 0
    const rows = children.length
    cells += columns * rows
    if (cells <= MAX_CELLS) return
    const message = `With this table of ${columns} columns and ${rows} rows the page has ${cells} table cells, and ${MAX_CELLS} are rendered. Move rows to other pages, or leave out columns.`
    throw new TooMuchText(position?.start, message)
  })
}
