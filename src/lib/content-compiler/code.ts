import type { Code } from 'mdast'
import { escapeHtml } from '../escape-html'

/** Code as the page shows it. `html` is the inside of `<code>`: one `.line` span a line, one class a token kind. */
export interface HighlightedCode {
  html: string
  language: string
  /** The name in brackets of a fence, such as "```ts [src/site.ts]". */
  filename?: string
}

declare module 'mdast' {
  interface CodeData {
    highlighted?: HighlightedCode
  }
}

export const filenameOf = (meta: string | null | undefined) => /\[([^\]]+)\]/.exec(meta ?? '')?.[1]

/** A code block's drawing: coloured when a highlighter has seen it, else plain lines. */
export function codeOf({ value, lang, meta, data }: Code): HighlightedCode {
  if (data?.highlighted) return data.highlighted
  const filename = filenameOf(meta)
  const html = value
    .split('\n')
    .map((line) => `<span class="line">${escapeHtml(line)}</span>`)
    .join('\n')
  return { html, language: lang ?? 'text', ...(filename !== undefined && { filename }) }
}
