import type { Code } from 'mdast'
import { escapeHtml } from '../escape-html'
import { readFenceMeta, type FenceMeta } from './fence-meta'

/** Longer code shows its first lines and a button for the rest, unless its author says otherwise. */
export const AUTO_COLLAPSE_LINES = 40

/** Code as the page shows it. `html` is the inside of `<code>`: one `.line` span a line, one class a token kind. */
export interface HighlightedCode {
  html: string
  language: string
  /** The name in brackets of a fence, such as "```ts [src/site.ts]". */
  filename?: string
  /** The number of the first line, where lines are numbered. */
  lineNumbers?: number
  /** True where long lines start wrapped. */
  wrap?: boolean
  /** The number of lines of a block that starts collapsed. */
  collapsed?: number
}

declare module 'mdast' {
  interface CodeData {
    highlighted?: HighlightedCode
    /** True for code that keeps the marks in its comments, such as `[!code ++]`. */
    verbatim?: boolean
  }
}

/** The HTML of a code block: highlighted, or plain lines without a highlighter. */
export function codeOf({ value, lang, meta, data }: Code): HighlightedCode {
  if (data?.highlighted) return data.highlighted
  const html = value
    .split('\n')
    .map((line) => `<span class="line">${escapeHtml(line)}</span>`)
    .join('\n')
  return describeCode(html, lang ?? 'text', readFenceMeta(meta))
}

/** The HTML of a code block, with its options. */
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
