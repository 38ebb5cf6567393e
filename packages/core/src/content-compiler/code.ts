import type { Code } from 'mdast'
import { escapeHtml } from '../escape-html'
import { readFenceMeta, type FenceMeta } from './fence-meta'

/** Maximum number of lines of an expanded code block. Longer code starts collapsed, unless the author sets `collapse=false`. */
export const AUTO_COLLAPSE_LINES = 40

/** A code block with its options. */
export interface HighlightedCode {
  /** Content of the `<code>` element: a span with the class `line` for each line, and a class for each kind of token. */
  html: string
  language: string
  /** Name in the brackets of the opening fence, such as "```ts [src/site.ts]". */
  filename?: string
  /** Number of the first line, for a block with line numbers. */
  lineNumbers?: number
  /** True if long lines wrap until the reader changes it. */
  wrap?: boolean
  /** Number of lines, for a block that starts collapsed. */
  collapsed?: number
}

declare module 'mdast' {
  interface CodeData {
    highlighted?: HighlightedCode
    /** True for code that shows annotations in its comments, such as `[!code ++]`, as they are. */
    verbatim?: boolean
  }
}

/** Returns a code block with its options. Without a highlighter, its lines are plain. */
export function codeOf({ value, lang, meta, data }: Code): HighlightedCode {
  if (data?.highlighted) return data.highlighted
  const html = value
    .split('\n')
    .map((line) => `<span class="line">${escapeHtml(line)}</span>`)
    .join('\n')
  return describeCode(html, lang ?? 'text', readFenceMeta(meta))
}

/** Adds the options of a code block to its HTML. */
export function describeCode(html: string, language: string, meta: FenceMeta): HighlightedCode {
  const { filename, lineNumbers, wrap } = meta
  const lineCount = html.split('\n').length
  const isCollapsed = meta.collapse ?? lineCount > AUTO_COLLAPSE_LINES
  return {
    html,
    language,
    ...(filename !== undefined && { filename }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(wrap && { wrap }),
    ...(isCollapsed && { collapsed: lineCount }),
  }
}
