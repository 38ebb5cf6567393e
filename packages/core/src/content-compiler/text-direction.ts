import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const BLOCKS = 'blockquote caption dd dt figcaption h1 h2 h3 h4 h5 h6 li ol p summary td th ul'.split(' ')

/** Matches a letter of a right-to-left script, such as Arabic, Hebrew, Syriac and N'Ko. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

/** Sets `dir="auto"` on each block with letters of a right-to-left script. Browsers then also place markers and borders on the right side. */
export function setDirections(tree: Nodes) {
  visit(tree, 'element', (node) => {
    if (BLOCKS.includes(node.tagName) && hasRightToLeft(toString(node))) node.properties['dir'] ??= 'auto'
  })
}

/** A rehype plugin for MDX. */
export const rehypeDirections = () => setDirections
