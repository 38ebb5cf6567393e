import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { FOOTNOTE_ID_PREFIX, headingIdSyntax, nameFootnotes, nameHeadings, takeHeadingIds } from '../content-compiler'

const doNothing = () => undefined

/** Remark plugin for MDX that reads the ids that authors write at the end of headings. `outlineMdx` reports invalid ids. */
export function remarkHeadingIds(this: Processor) {
  headingIdSyntax.call(this)
  return (tree: Root, file: VFile) => takeHeadingIds(tree, String(file), { report: doNothing })
}

/** Rehype plugin for MDX that sets the same ids on headings as `outlineMdx`. */
export const rehypeHeadingIds = () => (tree: HastRoot) => nameHeadings(tree, nameFootnotes(tree))

/** Options for remark-rehype that give footnotes the engine's ids. */
export const footnoteOptions = { clobberPrefix: FOOTNOTE_ID_PREFIX }
