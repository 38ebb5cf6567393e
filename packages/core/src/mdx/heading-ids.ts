import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { FOOTNOTE_ID_PREFIX, headingIdSyntax, nameFootnotes, nameHeadings, takeHeadingIds } from '../content-compiler'

const doNothing = () => undefined

/** A remark plugin for MDX: takes the ids that authors write behind headings. `outlineMdx` reports wrong ones. */
export function remarkHeadingIds(this: Processor) {
  headingIdSyntax.call(this)
  return (tree: Root, file: VFile) => takeHeadingIds(tree, String(file), { report: doNothing })
}

/** A rehype plugin for MDX: headings get the ids that `outlineMdx` gives them. */
export const rehypeHeadingIds = () => (tree: HastRoot) => nameHeadings(tree, nameFootnotes(tree))

/** Options of remark-rehype: the ids of footnotes are the engine's. */
export const footnoteOptions = { clobberPrefix: FOOTNOTE_ID_PREFIX }
